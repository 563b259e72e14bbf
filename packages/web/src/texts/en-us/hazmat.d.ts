/** What shipping papers say of hazardous materials, and what is worth a look about them. */
export declare const hazmat: {
    readonly emergencyService: 'The emergency phone is a service’s';
    readonly emergencyContract: 'Name or contract with the service';
    readonly reportableQuantity: 'RQ, reportable quantity';
    readonly limitedQuantity: 'Limited quantity';
    readonly marinePollutant: 'Marine pollutant';
    readonly residue: 'Residue, last contained';
    readonly bulk: 'In bulk';
    readonly inhalationZone: 'Poison-inhalation zone';
    readonly erapNumber: 'ERAP number (Canada)';
    readonly erapPhone: 'ERAP phone';
    readonly namesOf: '{unNumber} ships as:';
    readonly entries: 'Entries of the Hazardous Materials Table';
    readonly uncheckedEntry: '{unNumber} is not in the Hazardous Materials Table: it is unchecked.';
    readonly nameNotInTable: 'The table has no such name for {unNumber}. Please check it.';
    readonly groupUsual: 'Class {hazardClass} usually has a packing group.';
    readonly domesticOnly: '{unNumber} is an entry for ways inside the United States.';
    readonly erapLikely: 'Canada may ask for an emergency response assistance plan (ERAP) for this material.';
    readonly substanceUnnamed: 'RQ: if the shipping name is not that of the hazardous substance, name the substance as technical name (49 CFR 172.203(c)(1)).';
    readonly keptApart: 'Keep apart from line {line}, {other}: what leaks must not mix (49 CFR 177.848).';
    readonly mustNotMeet: 'May not be on the same truck as line {line}, {other} (49 CFR 177.848).';
    readonly cyanideAndAcid: 'Cyanide and acid may not be on the same truck: line {line}, {other} (49 CFR 177.848(c)).';
};

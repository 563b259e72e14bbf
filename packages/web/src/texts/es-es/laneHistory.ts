/** Lo que se sabe de una ruta, junto a sus precios. */
export const laneHistory = {
  under: '{percent} % bajo su mediana',
  over: '{percent} % sobre su mediana',
  same: 'En su mediana',
  position: { one: '{where}, {n} envío, 12 meses', other: '{where}, {n} envíos, 12 meses' },
  ofSpot: '{where} de precios spot',
  ofContract: '{where} de precios de contrato',
  usually: { one: 'normalmente {days} día (n {n})', other: 'normalmente {days} días (n {n})' },
  factPosition: 'Frente a su mediana',
  factDays: 'Días habituales',
  zip5: 'entre estos códigos postales',
  zip3: 'entre los tres primeros dígitos de estos códigos postales',
  state: 'entre estos estados',
} as const

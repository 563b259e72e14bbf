import { cityWords } from './cityWords.ts'

/**
 * Cities, suburbs and quarters that have no ZIP of their own in the table of ZIPs, or not all of theirs, with the first figures
 * of the ZIPs under which the post delivers to them: it accepts their names beside that of the post office. As far as freight
 * goes there often. A suburb is named with whole ZIPs: the areas of three figures around a city take in its other suburbs, and
 * towns far from it.
 * Known from: the Postal Service's acceptable city names, and where the municipalities lie.
 */
const rows = `
  AL: Homewood 35209 35219 35229 35259; Hoover 35022 35080 35216 35226 35236 35242 35244; Irondale 35210;
    Mountain Brook 35213 35223 35243; Prichard 36610 36612 36613 36617; Vestavia Hills 35216 35226 35242 35243 35266
  AZ: Ahwatukee 85044 85045 85048; Anthem 85086 85087; Guadalupe 85283; Oro Valley 85704 85737 85742 85755;
    South Tucson 85713
  CA: Avocado Heights 91745 91746; Bell 90201; Century City 90067; City of Commerce 90022 90023 90040 90091;
    City of Industry 91744 91745 91746 91748 91789; Commerce 90022 90023 90040 90091; Cudahy 90201;
    East Los Angeles 90022 90023 90063; East Palo Alto 94303; Eastvale 91752 92880; Foster City 94404;
    Hollywood 90027 90028 90029 90038 90046 90068 90069 90078; Industry 91744 91745 91746 91748 91789;
    Irwindale 91702 91706 91722; Jurupa Valley 91752 92503 92505 92509;
    Los Angeles 90272 90291 90293 90710 90731 90732 90744 91040 91042 91303 91304 91306 91307 91311 91316 91324 91325
    91326 91330 91331 91335 91342 91343 91344 91345 91352 91356 91364 91367 91401 91402 91403 91405 91406 91411 91423
    91436 91601 91602 91604 91605 91606 91607; Mira Mesa 92121 92126; Otay Mesa 92154;
    Rancho Bernardo 92127 92128 92129; Rancho Dominguez 90220 90221 90222 90810; San Diego 92037 92173;
    Scripps Ranch 92131; Sorrento Valley 92121 92126 92130; Terminal Island 90731; Vernon 90023 90040 90058
  CO: Centennial 80015 80016 80111 80112 80121 80122 80155 80161; Cherry Hills Village 80110 80111 80113 80121;
    Federal Heights 80221 80234 80260; Glendale 80246; Greenwood Village 80110 80111 80112 80121;
    Highlands Ranch 80126 80129 80130 80163; Lakewood 80123 80214 80215 80225 80226 80227 80228 80232 80235 80401;
    Northglenn 80233 80234 80241 80260; Sheridan 80110 80236; Thornton 80229 80233 80234 80260;
    Wheat Ridge 80212 80214 80215
  FL: Aventura 33160 33180; Bal Harbour 33154; Belle Isle 32809 32812; Coconut Creek 33063 33066 33073;
    Cooper City 33024 33026 33328 33330; Coral Gables 33134 33143 33146 33156 33158; Coral Springs 33065 33067 33071
    33076; Cutler Bay 33157 33170 33189 33190; Dania Beach 33004 33312; Davie 33312 33314 33317 33324 33325 33326 33328
    33329 33330 33331 33332 33355; Doral 33122 33126 33166 33172 33178; Edgewood 32806 32809 32839;
    Hallandale Beach 33008 33009; Hialeah Gardens 33016 33018;
    Kendall 33143 33156 33173 33175 33176 33177 33183 33186 33187 33193 33196; Lake Buena Vista 32830 32836;
    Lakewood Ranch 34201 34202 34211 34212 34240 34243; Lauderdale Lakes 33309 33311 33313 33319;
    Lauderhill 33311 33313 33319 33321 33351; Lighthouse Point 33064 33074; Margate 33063 33068 33073; Medley 33166 33178;
    Miami Gardens 33054 33055 33056 33169 33179; Miami Lakes 33014 33015 33016 33018; Miami Springs 33166;
    Miramar 33023 33025 33027 33029; North Lauderdale 33068; North Miami 33161 33162 33167 33168 33181;
    North Miami Beach 33160 33162 33179; Oakland Park 33306 33307 33309 33311 33334; Palmetto Bay 33157 33158 33176;
    Parkland 33067 33073 33076; Pembroke Park 33009 33021 33023; Pembroke Pines 33023 33024 33025 33026 33027 33029
    33331 33332; Pinecrest 33143 33156 33176; Plantation 33313 33317 33318 33322 33324 33325 33337;
    Riviera Beach 33404 33407 33410; South Miami 33143; Southwest Ranches 33330 33331 33332; Sunny Isles Beach 33160;
    Sunrise 33313 33319 33322 33323 33325 33326 33345 33351; Surfside 33154; Sweetwater 33165 33172 33174 33182;
    Tamarac 33068 33309 33319 33320 33321 33351 33359; Temple Terrace 33617 33637 33687;
    Town n Country 33614 33615 33634 33635; Virginia Gardens 33166; West Park 33023; Weston 33326 33327 33331 33332;
    Wilton Manors 33304 33305 33306 33311 33334
  GA: Brookhaven 30319 30324 30329 30341; Chamblee 30340 30341 30345 30366; College Park 30337 30349;
    Doraville 30340 30341 30360 30362; Dunwoody 30338 30346 30350 30356 30360; East Point 30337 30344 30364;
    Garden City 31405 31408 31415 31418; Hapeville 30354; Johns Creek 30005 30022 30024 30097; Lake City 30260;
    Milton 30004 30009; Peachtree Corners 30071 30092; Port Wentworth 31407 31408; Sandy Springs 30319 30327 30328 30338
    30342 30350 30358; South Fulton 30213 30291 30296 30331 30337 30349; Stonecrest 30038 30058; Vinings 30339
  HI: Waikiki 96815 96830
  ID: Boise City 837
  IL: Bedford Park 60499 60501 60638; Burr Ridge 60521 60527; Countryside 60525; Hodgkins 60525; McCook 60525 60534;
    Merrionette Park 60803; Norridge 60634 60656 60706; Northlake 60164; Oakbrook Terrace 60181; Pontoon Beach 62040;
    Rosemont 60018 60019; South Barrington 60010; Stickney 60402 60638; Summit 60501
  IN: Lawrence 46216 46226 46235 46236; Plainfield 46231; Southport 46217 46227 46237; Speedway 46222 46224 46241
  KS: Merriam 66202 66203 66204; Park City 67147 67219
  KY: Jeffersontown 40218 40220 40269 40299; Saint Matthews 40207 40222; Shively 40216 40256
  LA: Elmwood 70123; Harahan 70123 70183; Jefferson 70121 70181
  MA: Boston 0210 0211 0212 02130 02131 02132 02134 02135 02136 02137 0220 0222; East Boston 02128 02228;
    South Boston 02127
  MD: Arbutus 21227; Landover 20784 20785; Lansdowne 21227; Largo 20772 20774; Linthicum 21090;
    North Bethesda 20814 20852 20895
  MI: Canton Township 48187 48188; Chesterfield 48047 48051; Farmington Hills 48331 48333 48334 48335 48336;
    Kentwood 49508 49512 49546 49548; Macomb Township 48042 48044 48050; Norton Shores 49441 49444 49456;
    Orion Township 48359 48360 48362; Rochester Hills 48306 48307 48308 48309; Shelby Township 48315 48316 48317 48318;
    Van Buren Township 48111; Walker 49504 49534 49544
  MN: Apple Valley 55124; Arden Hills 55112 55126; Blaine 55014 55434 55449; Bloomington 55420 55425 55431 55435 55437
    55438 55439; Brooklyn Center 55429 55430 55443 55444; Brooklyn Park 55311 55316 55369 55428 55429 55443 55444 55445;
    Columbia Heights 55421; Coon Rapids 55433 55448; Crystal 55422 55427 55428 55429; Eagan 55120 55121 55122 55123;
    Edina 55343 55410 55416 55424 55435 55436 55439; Falcon Heights 55108 55113; Fridley 55421 55432;
    Golden Valley 55416 55422 55426 55427; Lauderdale 55108 55113; Little Canada 55109 55117; Maple Grove 55311 55369;
    Maplewood 55109 55117 55119; Mendota Heights 55118 55120; Minnetonka 55305 55343 55391; Mounds View 55112;
    New Brighton 55112; New Hope 55427 55428; North Oaks 55127; North Saint Paul 55109; Oakdale 55119 55128;
    Plymouth 55441 55442 55446 55447; Richfield 55419 55423; Robbinsdale 55422; Roseville 55112 55113;
    Saint Anthony 55413 55418 55421; Saint Louis Park 55416 55424 55426; Shoreview 55112 55126;
    Spring Lake Park 55112 55432 55434; Vadnais Heights 55110 55127; West Saint Paul 55107 55118;
    White Bear Lake 55110 55115; Woodbury 55119 55125 55129
  MO: Affton 63123; Berkeley 63121 63134 63140 63145; Brentwood 63117 63119 63144; Claycomo 64119;
    Clayton 63105 63117 63124; Crestwood 63126; Creve Coeur 63132 63141 63146 63167; Des Peres 63122 63131;
    Ferguson 63135 63136; Frontenac 63131; Gladstone 64116 64118 64119; Jennings 63136; Kirkwood 63122; Ladue 63124;
    Maplewood 63117 63143; Maryland Heights 63146; North Kansas City 64116; Olivette 63124 63132; Overland 63114 63132;
    Raytown 64129 64133 64138; Richmond Heights 63117; Sunset Hills 63122 63126 63127 63128;
    Town and Country 63011 63017 63131 63141; University City 63105 63124 63130 63132; Webster Groves 63119
  NC: Archdale 27263; Mint Hill 28105 28227; RTP 277; Research Triangle Park 277
  NE: La Vista 68128 68138; Ralston 68127
  NJ: Branchburg 08876; Burlington Township 08016; Evesham 08053; Ewing 08618 08628 08638; Franklin Township 08873;
    Hamilton 08609 08610 08611 08619 08620 08629 08650 08690 08691; Hamilton Township 08609 08610 08611 08619 08620
    08629 08650 08690 08691; Logan Township 08085; Monroe 08831; Parsippany Troy Hills 07054;
    Pennsauken Township 08109 08110; Robbinsville 08691; South Brunswick 08810 08824 08852; Union Township 07083
  NM: Los Ranchos 87107 87114
  NV: Enterprise 89113 89118 89123 89139 89141 89148 89178 89179 89183; Green Valley 89012 89014 89052 89074;
    McCarran 89434; Paradise 89103 89109 89111 89118 89119 89120 89121 89123 89154 89169 89183;
    Spring Valley 89103 89113 89117 89118 89146 89147 89148; Summerlin 89117 89128 89134 89135 89138 89144 89145;
    Sunrise Manor 89104 89110 89115 89121 89142 89156; Verdi 89523; Whitney 89122; Winchester 89104 89109 89121 89169
  NY: Amherst 14068 14221 14226 14228; Brighton 14610 14618 14620 14623; Cheektowaga 14043 14206 14211 14215 14225 14227;
    Colonie 12110 12203 12205 12211 12212; DeWitt 13057 13206 13214 13224; East Farmingdale 11735; Edgewood 11717;
    Garden City Park 11040; Gates 14606 14611 14624; Greece 14606 14612 14615 14616 14626; Hunts Point 10474;
    Irondequoit 14609 14617 14621 14622; Kenmore 14217 14223; Lackawanna 14218; Lake Success 11020 11040 11042;
    Manhattan 100 101 102; NYC 100 101 102; New York City 100 101 102; Queens 11004 11005 111 113 114 116;
    Salina 13088 13206 13211 13212; The Bronx 104; Tonawanda 14217 14223; West Seneca 14206 14218 14220 14224 14227;
    Williamsville 14221
  OH: Beavercreek 45430 45431 45432 45434 45440; Bedford Heights 44128 44146; Bexley 43209; Blue Ash 45236 45241 45242;
    Brook Park 44142; Brooklyn 44109 44144; Brooklyn Heights 44109 44131; Centerville 45429 45440 45458 45459;
    Cheviot 45211; Cleveland Heights 44106 44112 44118 44121; Cuyahoga Heights 44105 44109 44125 44127;
    East Cleveland 44112 44118; Etna 43062; Evendale 45215 45241; Fairview Park 44126; Forest Park 45240 45246;
    Gahanna 43219 43230; Garfield Heights 44105 44125 44128; Grandview Heights 43212; Highland Heights 44143;
    Huber Heights 45424; Kettering 45409 45419 45420 45429 45439 45440 45459; Lyndhurst 44121 44124;
    Mayfield Heights 44124; Middleburg Heights 44130; Montgomery 45242 45249; Moraine 45409 45417 45418 45439 45449;
    Norwood 45212; Oakwood 45409 45419; Obetz 43207; Parma 44129 44130 44134; Parma Heights 44130; Reading 45215 45236;
    Richmond Heights 44143; Riverside 45403 45404 45424 45431 45432; Seven Hills 44131; Shaker Heights 44118 44120 44122;
    Sharonville 45241 45246; South Euclid 44118 44121; Springdale 45240 45246;
    Trotwood 45405 45406 45415 45416 45417 45418 45426 45427; Union 45322; University Heights 44118;
    Upper Arlington 43212 43220 43221; Valley View 44125; Warrensville Heights 44122 44128; Whitehall 43213;
    Worthington 43085 43235
  OK: Del City 73115 73135; Midwest City 73110 73130 73140 73141; Nichols Hills 73116 73120; The Village 73120;
    Warr Acres 73122 73123 73132
  OR: Maywood Park 97220; Milwaukie 97206 97222 97267 97268 97269; Rivergate 97203; Tigard 97223 97224 97281
  PA: Cranberry Township 16066; Hanover Township 18702 18706; Hazle Township 18201 18202; Jenkins Township 18640;
    Lower Merion 19003 19004 19010 19035 19041 19066 19072 19096; Moon Township 15108 15231; Palmer Township 18045;
    Ross Township 15209 15214 15229 15237; Upper Macungie 18031 18104 18106;
    Upper Macungie Township 18031 18104 18106
  PR: Hato Rey 00917 00918 00919; Rio Piedras 00921 00923 00924 00925 00926 00927 00928 00929 00931;
    Santurce 00907 00908 00909 00910 00911 00912 00913 00914 00915 00916 00940
  SC: Charleston 29404 29405 29406 29410 29415 29418 29419 29420 29423; Forest Acres 29204 29206;
    North Charleston 29404 29405 29406 29410 29415 29418 29419 29420 29423
  TN: Bartlett 38002 38133 38134 38135 38184; Belle Meade 37205 37215; Berry Hill 37204; East Ridge 37412;
    Farragut 37922 37932 37933 37934; Forest Hills 37215; Lakeland 38002; Oak Hill 37204 37220
  TX: Alamo Heights 78209; Alliance 76131 76137 76177 76244 76247 76262; Balcones Heights 78201 78228 78229;
    Bee Cave 78733 78736 78738; Benbrook 76109 76116 76126 76132; Blue Mound 76106 76131; Bunker Hill Village 77024;
    Castle Hills 78213; Cockrell Hill 75211; DFW Airport 75063 75261 76155; Everman 76140;
    Farmers Branch 75229 75234 75244; Forest Hill 76119 76140; Haltom City 76111 76137 76148; Highland Park 75205 75209
    75219; Horizon City 79927 79928; Hunters Creek Village 77024; Jacinto City 77013 77029; Jersey Village 77040 77041
    77064 77065; Kirby 78218 78219 78244; Lake Worth 76108 76135 76136; Lakeway 78732 78734 78738; Las Colinas 75038
    75039 75061 75062 75063; Leon Valley 78238 78240 78250 78268; Live Oak 78233 78239 78247; Mont Belvieu 77523 77535;
    Nassau Bay 77058; Northlake 76226 76247 76259 76262; Richland Hills 76118 76180; River Oaks 76114; Rollingwood 78746;
    Saginaw 76131 76179; Sansom Park 76106 76114; Selma 78148 78154; Shavano Park 78230 78231 78249;
    Socorro 79927 79928 79936; Spring Valley 77024 77055 77080; Sunset Valley 78735 78745 78749;
    The Woodlands 77354 77375 77380 77381 77382 77384 77385 77386 77387 77389 77393; Trophy Club 76262;
    University Park 75205 75225; Watauga 76137 76148; West Lake Hills 78733 78746; West University Place 77005 77025;
    Westlake 76177 76248 76262; Westlake Hills 78733 78746; Westworth Village 76108 76114; White Settlement 76108;
    Windcrest 78218 78239; Woodlands 77354 77375 77380 77381 77382 77384 77385 77386 77387 77389 77393
  UT: Cottonwood Heights 84047 84093 84121 84171; Holladay 84107 84117 84121 84124; Kearns 84118;
    Millcreek 84106 84107 84109 84117 84124; Murray 84107 84117 84121 84123 84157; South Salt Lake 84106 84115 84119
    84165; Taylorsville 84118 84119 84123 84129; West Valley 84118 84119 84120 84127 84128 84170;
    West Valley City 84118 84119 84120 84127 84128 84170
  VA: Bailey's Crossroads 22041; Ballston 22201 22203; Crystal City 22202; Dulles 20166;
    Henrico 23222 23223 23225 23226 23227 23230 23231 23233 23238 23250;
    North Chesterfield 23224 23225 23234 23235 23236 23237; Richmond 232; Rosslyn 22209; Tysons 22102 22180 22182;
    Tysons Corner 22102 22180 22182
  VI: Charlotte Amalie 0080; Saint Croix 0082 0084 0085
  WA: Burien 98146 98148 98166 98168; Covington 98042; Des Moines 98148 98198; Edgewood 98354 98371 98372 98390;
    Fife 98424; Lake Forest Park 98155; Newcastle 98056 98059; Normandy Park 98148 98166 98198;
    Sea Tac 98148 98158 98168 98188 98198; SeaTac 98148 98158 98168 98188 98198; Shoreline 98133 98155 98160 98177;
    Spokane Valley 99016 99037 99206 99211 99212 99213 99214 99215 99216 99217; Tukwila 98108 98138 98168 98178 98188;
    University Place 98464 98466
  WI: Allouez 54301; Ashwaubenon 54304 54313; Bellevue 54302 54311; Brown Deer 53209 53223; Fitchburg 53711 53713 53719;
    Fox Point 53217; Glendale 53209 53212 53217; Greenfield 53219 53220 53221 53227 53228; Howard 54303 54313;
    Mequon 53092; Monona 53713 53714 53716; Mount Pleasant 53403 53405 53406; Shorewood 53211;
    Wauwatosa 53213 53222 53225 53226; West Allis 53214 53219 53227; West Milwaukee 53214 53215 53219;
    Whitefish Bay 53211 53217
`

const byState = new Map<string, Map<string, readonly string[]>>()
for (const row of rows
  .trim()
  .replaceAll(/\n {4}/g, ' ')
  .split('\n')) {
  const [, state = '', cities = ''] = /^\s*([A-Z]{2}): (.+)$/.exec(row) ?? []
  const named = cities.split('; ').map(one => {
    const [, city = '', zips = ''] = /^(\D+) ([\d ]+)$/.exec(one) ?? []
    return [cityWords(city).join(''), zips.split(' ')] as const
  })
  byState.set(state, new Map(named))
}

/** Whether the post delivers to a city of this name under a ZIP whose own city is another. @param key its words, joined */
export const isAccepted = (key: string, state: string, zip: string): boolean =>
  (byState.get(state)?.get(key) ?? []).some(prefix => zip.startsWith(prefix))

/** Every name with the beginnings of its ZIPs. */
export const acceptedCities = (): readonly {
  readonly key: string
  readonly state: string
  readonly prefix: string
}[] =>
  [...byState].flatMap(([state, cities]) =>
    [...cities].flatMap(([key, prefixes]) => prefixes.map(prefix => ({ key, state, prefix }))),
  )

/** A carrier's label as one comes over its wire: 4 by 6 inches, a home of its own, letters of an old code page. */
export const CARRIER_LABEL = [
  '^XA^LRN^MNY^MFN,N^LH10,12^MCY^PW812^CI27',
  '^LL1218',
  '^FO20,20^A0N,24,22^FDDEMO MANUFACTURING CO^FS',
  '^FO20,180^A0N,40,36^FH_^FDRENO NV 89502 _5EXZ^FS',
  '^FO20,380^BD2,1,1^FH_^FD003840895020000[)>_1E01_1D961Z00000017_1DUPSN_1DA1B2C3_1D327_1D_1D1/3_1D10_1DN_1D_1DRENO_1DNV_1E_04^FS',
  '^FO310,460^BY3^BCN,100,N,N,N^FD>;>842089502^FS',
  '^FO40,755^BY3^BCN,220,N,N,N^FD>:1ZA1B2C30300000017^FS',
  '^FO20,1100^A0N,26,23^FDSAMPLE, NOT FOR SHIPMENT^FS',
  '^XZ',
].join('\n')

/** What its codes hold, in their order from the top; the reader shows separators as the signs that stand for them. */
export const CARRIER_CODES = [
  '[)>␞01␝96895020000␝840␝003␝1Z00000017␝UPSN␝A1B2C3␝327␝␝1/3␝10␝N␝␝RENO␝NV␞␄',
  '(420)89502',
  '1ZA1B2C30300000017',
] as const

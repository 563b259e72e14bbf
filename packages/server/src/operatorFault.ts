/**
 * What ends a start or a command and is no defect: its message is a sentence for the operator, and no stack is shown. The exit
 * codes are those of `sysexits.h`; a supervisor sees them.
 */
export abstract class OperatorFault extends Error {
  abstract readonly exitCode: number
}

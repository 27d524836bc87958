/** The rules of both games as one reads them, by id. */
export const KING_CHAPTERS = {
  setup: ["K1", "K2", "K3"],
  turns: ["K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12"],
  taking: ["K13", "K14", "K15", "K16", "K17", "K18"],
  ending: ["K19", "K20", "K21", "K22", "K23", "K24", "K25"],
} as const;

export const COURTS_CHAPTERS = {
  setup: ["R1", "R2", "R3", "R24"],
  round: ["R4", "R5", "R6", "R7"],
  courts: ["R8", "R9", "R10", "R11"],
  caves: ["R12", "R13", "R14", "R15"],
  points: ["R16", "R17", "R18", "R19"],
  ending: ["R20", "R21", "R22", "R23"],
} as const;

export type KingChapter = keyof typeof KING_CHAPTERS;
export type CourtsChapter = keyof typeof COURTS_CHAPTERS;
export type KingRule = (typeof KING_CHAPTERS)[KingChapter][number];
export type CourtsRule = (typeof COURTS_CHAPTERS)[CourtsChapter][number];

import type { Random } from "@courtly/engine";
import { PLACES } from "../model/position.ts";

/** R4: three dice, faces from 0; three equal ones are rolled again. */
export function drawDice(random: Random): readonly [number, number, number] {
  const die = () => Math.floor(random() * PLACES);
  for (;;) {
    const faces = [die(), die(), die()] as const;
    if (faces[0] !== faces[1] || faces[1] !== faces[2]) return faces;
  }
}

import "./tumble.css";
import { FACES, type Face } from "@courtly/engine";
import { useState } from "preact/hooks";
import { prefersReducedMotion } from "../../theme/media.ts";
import { Die, DrilledPips } from "./dice.tsx";
import { classes, named } from "./named.ts";
import { SIDES, tumbleOf, type Turn } from "./tumbling.ts";

interface TumblingDieProps {
  readonly face: Face;
  /** The same size as of `Die`: the cube comes to rest exactly where a `Die` of this size lies. */
  readonly size: number;
  /** The index of the die in the throw, from 0: each die flies a little later and on its own arc. */
  readonly order: number;
  readonly durationMs: number;
  readonly onRest?: (() => void) | undefined;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

/**
 * A die that rolls once, when it is mounted, and then becomes a plain `Die`; a new throw needs a new `key`. The face is
 * known before: the animation only ends at it.
 */
export function TumblingDie(props: TumblingDieProps) {
  const { face, size, onRest, class: place, label } = props;
  const [resting, setResting] = useState(false);
  const [calm] = useState(prefersReducedMotion);
  if (resting) return <Die face={face} size={size} class={place} label={label} />;

  const rest = (event: AnimationEvent) => {
    if (event.target !== event.currentTarget) return;
    setResting(true);
    onRest?.();
  };
  if (calm)
    return (
      <span class={classes("tumble-calm", place)} onAnimationEnd={rest}>
        <Die face={face} size={size} label={label} />
      </span>
    );
  return <Throw {...props} rest={rest} />;
}

interface ThrowProps extends TumblingDieProps {
  readonly rest: (event: AnimationEvent) => void;
}

function Throw({ face, size, order, durationMs, class: place, label, rest }: ThrowProps) {
  const { from, to, fromPx, liftPx, delayMs } = tumbleOf(face, order, durationMs);
  const style = {
    "--die-size": `${size}px`,
    "--from-x": `${from.xDegrees}deg`,
    "--from-y": `${from.yDegrees}deg`,
    "--to-x": `${to.xDegrees}deg`,
    "--to-y": `${to.yDegrees}deg`,
    "--throw-from": `${fromPx}px`,
    "--throw-lift": `${-liftPx}px`,
    "--throw-duration": `${durationMs}ms`,
    "--throw-delay": `${delayMs}ms`,
  };
  return (
    <span class={classes("tumble", place)} style={style} {...named(label)}>
      <span class="tumble-shadow" />
      <span class="tumble-arc" onAnimationEnd={rest}>
        <span class="tumble-scene">
          <Cube />
        </span>
      </span>
    </span>
  );
}

function Cube() {
  return (
    <span class="tumble-cube">
      {FACES.map((face) => (
        <span key={`core ${face}`} class="tumble-core" style={sideStyle(SIDES[face])} />
      ))}
      {FACES.map((face) => (
        <svg
          key={face}
          class="tumble-face"
          style={sideStyle(SIDES[face])}
          viewBox="1.5 1.5 61 61"
          aria-hidden="true"
        >
          <rect x="1.5" y="1.5" width="61" height="61" rx="14" fill="url(#die-edge)" />
          <rect x="4.5" y="4" width="55" height="55" rx="19" fill="url(#die-face)" />
          <DrilledPips face={face} />
        </svg>
      ))}
    </span>
  );
}

const sideStyle = ({ xDegrees, yDegrees }: Turn) => ({
  "--side-x": `${xDegrees}deg`,
  "--side-y": `${yDegrees}deg`,
});

import { describe, expect, test } from "vitest";
import { deviceState, type Device } from "../../src/offline/deviceState.ts";

const KEPT: Device = {
  isSecure: true,
  canKeep: true,
  isKept: true,
  isInstalled: false,
  isApple: false,
  hasOffer: false,
};

describe("without a network", () => {
  test.each<readonly [Partial<Device>, string, string]>([
    [{}, "kept", "byMenu"],
    [{ isKept: false }, "coming", "byMenu"],
    [{ hasOffer: true }, "kept", "offer"],
    [{ isApple: true }, "kept", "apple"],
    [{ isInstalled: true, isApple: true }, "kept", "installed"],
    [{ canKeep: false, isKept: false, isApple: true }, "missing", "none"],
    // Over plain http browsers hide the service worker too: the address is the reason to report.
    [{ isSecure: false, canKeep: false, isKept: false }, "insecure", "none"],
  ])("%j: %s, and installing: %s", (differs, keeping, installing) =>
    expect(deviceState({ ...KEPT, ...differs })).toEqual({ keeping, installing }),
  );
});

/** The facts that decide whether Courtly can be stored and installed on this device. */
export interface Device {
  /** Service workers need https, or a page of the machine itself. */
  readonly isSecure: boolean;
  readonly canKeep: boolean;
  readonly isKept: boolean;
  readonly isInstalled: boolean;
  readonly isApple: boolean;
  readonly hasOffer: boolean;
}

/** Whether Courtly works without a network on this device, and the way to install it. */
export interface DeviceState {
  readonly keeping: "insecure" | "missing" | "coming" | "kept";
  readonly installing: "none" | "installed" | "offer" | "apple" | "byMenu";
}

export function deviceState(device: Device): DeviceState {
  const keeping = keepingOf(device);
  const canInstall = keeping === "kept" || keeping === "coming";
  return { keeping, installing: canInstall ? installingOf(device) : "none" };
}

function keepingOf({ isSecure, canKeep, isKept }: Device): DeviceState["keeping"] {
  if (!isSecure) return "insecure";
  if (!canKeep) return "missing";
  return isKept ? "kept" : "coming";
}

function installingOf({
  isInstalled,
  hasOffer,
  isApple,
}: Device): Exclude<DeviceState["installing"], "none"> {
  if (isInstalled) return "installed";
  if (hasOffer) return "offer";
  return isApple ? "apple" : "byMenu";
}

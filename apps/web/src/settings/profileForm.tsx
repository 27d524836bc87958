import { shownName, typedName } from "../ui/shownName.ts";
import { change, cleanName, settings } from "./settings.ts";
import { NameAndShield } from "./nameAndShield.tsx";

/** The name and the shield that this device plays with. */
export function ProfileForm() {
  const { name, shield } = settings.value;
  return (
    <NameAndShield
      name={shownName(name)}
      shield={shield}
      typing={{
        onChange: ({ currentTarget }) => {
          const clean = cleanName(typedName(currentTarget.value));
          currentTarget.value = shownName(clean);
          change({ name: clean });
        },
      }}
      onShield={(value) => change({ shield: value })}
    />
  );
}

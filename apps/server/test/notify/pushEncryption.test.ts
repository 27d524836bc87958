import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { areDeviceKeys, encrypted, vapidHeader } from "../../src/notify/pushEncryption.ts";
import { pushDevice, vapidClaims } from "../support/pushService.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

test("a message is encrypted as in the example of RFC 8291", () => {
  const own = createECDH("prime256v1");
  own.setPrivateKey(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
  const message = encrypted(
    Buffer.from("When I grow up, I want to be a watermelon"),
    {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    { salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"), own },
  );
  expect(Buffer.from(message).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("each message has its own key and salt, and only its device reads it", () => {
  const device = pushDevice();
  const text = Buffer.from(JSON.stringify({ body: "Zoë ist am Zug" }));
  const [one, other] = [encrypted(text, device.keys), encrypted(text, device.keys)].map((message) =>
    Buffer.from(message),
  );
  expect(device.read(one as Buffer)).toEqual({ body: "Zoë ist am Zug" });
  expect(one?.equals(other as Buffer)).toBe(false);
  expect(() => pushDevice().read(one as Buffer)).toThrow("authenticate");
});

test("a key that is no point of the curve is found before it is stored", () => {
  const { keys } = pushDevice();
  expect(areDeviceKeys(keys)).toBe(true);
  expect(areDeviceKeys({ ...keys, p256dh: `B${"A".repeat(86)}` })).toBe(false);
});

test("the signature for a push service names it, ends within a day, and belongs to the key", () => {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const keys = { publicKey: ecdh.getPublicKey(), privateKey: ecdh.getPrivateKey() };
  const nowMs = 1_000_000_000_000;
  const contact = "https://play.example";
  const header = vapidHeader(keys, { endpoint: "https://push.example:8443/abc?d", contact, nowMs });
  expect(vapidClaims(header)).toEqual({
    aud: "https://push.example:8443",
    exp: nowMs / 1000 + 12 * 3600,
    sub: contact,
  });
  const other = pushDevice().keys.p256dh;
  expect(vapidClaims(header.replace(/k=.*/, `k=${other}`))).toBeUndefined();
});

// What things are made of. 1 and 2 are metals in the first and second colour, 3 worn iron, 4 oak, 5 dull
// matter in the third colour, 6 stone, 7 and 8 gloss in the first and second colour, 9 and 12 crystal in
// the first and second colour, 10 light in the third colour, 11 water, 13 leaf, 14 raw metal in the first
// colour, 15 paper in the second.
uniform vec3 uTint3;

struct Seen {
  vec3 p;
  vec3 n;
  vec3 ray;
  vec3 mirrored;
  float facing;
  float shade;
  float open;
  float wrap;
  float edge;
  float graze;
};

// Spots that look alike from all sides.
float spotsAt(vec3 p, int octaves) {
  return (clouds(p.xy, octaves) + clouds(p.yz + 7.0, octaves) + clouds(p.zx + 3.0, octaves)) / 3.0;
}

vec3 metalOf(Seen s, vec3 metal, float rough) {
  vec3 soft = uBackdrop * 0.5 + uLightColour * (0.1 + 0.75 * s.wrap) * (0.35 + 0.65 * s.shade);
  vec3 seen = mix(s.mirrored, soft, rough) * 1.25 + 0.12 * s.facing * s.shade;
  return metal * seen * (0.35 + 0.65 * s.open) * 1.35 + metal * s.edge * uRimLight * 0.6
    + metal * metal * s.facing * s.shade * 0.3;
}

vec3 dullOf(Seen s, vec3 body, float gloss) {
  vec3 light = body * (s.wrap * (0.35 + 0.65 * s.shade) * 1.5 * uLightColour + 0.05) * (0.45 + 0.55 * s.open);
  return light + s.mirrored * (gloss + 0.55 * s.graze * smoothstep(0.0, 0.06, gloss))
    + (body + 0.04 + gloss) * s.edge * uRimLight * 0.9;
}

vec3 crystalOf(Seen s, vec3 tint) {
  vec3 bent = refract(s.ray, s.n, 0.66) * vec3(1.0, -1.0, 1.0);
  float veil = clouds(s.p.xy * 3.1 + s.p.z * 2.0, 4);
  vec3 inner = roomLight(normalize(bent + 0.22 * sin(s.p.yzx * 9.0 + 4.0 * veil)));
  float deep = pow(max(dot(s.n, -s.ray), 0.0), 1.5);
  vec3 light = tint * (inner * 1.5 * (0.45 + 0.8 * veil) + 0.1) * (0.55 + 0.45 * s.open);
  light += tint * tint * deep * 0.5 + tint * s.edge * uRimLight * 1.3;
  return light + s.mirrored * (0.13 + 0.8 * s.graze);
}

vec3 matterOf(Seen s, float kind) {
  float spots = spotsAt(s.p * 5.0 + uSeed, 4);
  spots = clamp(0.5 + (spots - 0.47) * 1.7, 0.0, 1.0);
  if (kind < 1.5) return metalOf(s, uTint, 0.16);
  if (kind < 2.5) return metalOf(s, uTint2, 0.08);
  if (kind < 3.5) {
    vec3 iron = mix(vec3(0.16, 0.165, 0.18), vec3(0.2, 0.11, 0.055), smoothstep(0.48, 0.72, spots));
    return metalOf(s, iron * (0.7 + 0.6 * spots), 0.5);
  }
  if (kind < 4.5) {
    float grain = noise(vec2(s.p.x * 3.0 + s.p.z * 17.0 + 1.4 * noise(s.p.xy * 2.0), s.p.y * 3.0))
      * 0.5 + 0.5 * noise(vec2((s.p.x + s.p.z) * 34.0, s.p.y * 5.0));
    return dullOf(s, vec3(0.2, 0.095, 0.035) * (0.5 + 0.9 * grain), 0.045);
  }
  if (kind < 5.5) return dullOf(s, uTint3 * (0.75 + 0.5 * spots), 0.03);
  if (kind < 6.5) {
    vec3 stone = mix(vec3(0.11, 0.115, 0.13), vec3(0.25, 0.25, 0.25), spots);
    stone *= 0.6 + 0.85 * spotsAt(s.p * 26.0, 2);
    return dullOf(s, stone, 0.0);
  }
  if (kind < 7.5) return dullOf(s, uTint * (0.85 + 0.3 * spots), 0.085);
  if (kind < 8.5) return dullOf(s, uTint2 * (0.85 + 0.3 * spots), 0.085);
  if (kind < 9.5) return crystalOf(s, uTint);
  if (kind < 10.5) return uTint3 * (1.1 + 2.6 * pow(max(dot(s.n, -s.ray), 0.0), 2.0));
  if (kind < 11.5) {
    vec3 through = behindAll(s.p.xy * 0.25) * 0.7 + uTint2 * 0.16;
    return through + s.mirrored * (0.3 + 0.7 * s.graze);
  }
  if (kind < 12.5) return crystalOf(s, uTint2);
  if (kind < 13.5) return dullOf(s, vec3(0.055, 0.22, 0.045) * (0.7 + 0.6 * spots), 0.05);
  if (kind < 14.5) {
    float rough = spotsAt(s.p * 13.0, 3);
    return metalOf(s, uTint * (0.55 + 0.75 * rough), 0.3 + 0.3 * rough);
  }
  return dullOf(s, uTint2 * (0.8 + 0.4 * spots), 0.0);
}

// Beyond the air: a nebula, stars, and a world with its own day, night, clouds and rings.
uniform vec3 uZenith, uCloudA, uCloudB, uLightColour;
uniform float uNebula, uStars, uRings, uHole, uComet, uSwirl;
uniform vec4 uWorld;            // x, y, radius, kind: 0 none, 1 rock, 2 gas, 3 sea and cloud
uniform vec3 uWorldA, uWorldB, uAir;
uniform vec4 uMoon;             // x, y, radius, 1 where there is one
uniform vec3 uLamp;

vec3 globe(vec2 d, float radius, float kind, vec3 a, vec3 b, vec3 behind) {
  float r = length(d) / radius;
  vec3 toSun = normalize(vec3(uLamp.xy - uWorld.xy, 0.35));
  if (r < 1.0) {
    vec3 n = vec3(d / radius, sqrt(1.0 - r * r));
    vec3 q = n;
    q.xz = turn(0.5) * q.xz;
    q.xy = turn(0.35) * q.xy;
    float tone;
    if (kind < 1.5) {
      tone = crests(q.xy * 2.6 + uSeed, 7) * 0.7 + clouds(q.yz * 5.0 + uSeed, 5) * 0.5;
    } else if (kind < 2.5) {
      float warp = clouds(q.xy * vec2(2.0, 5.0) + uSeed, 5);
      tone = 0.5 + 0.5 * sin(q.y * 17.0 + warp * 5.0 + uSeed);
      tone = mix(tone, noise(vec2(q.y * 22.0, uSeed)), 0.4) * 0.9 + 0.2 * clouds(q.xy * vec2(3.0, 24.0), 4);
    } else {
      float land = smoothstep(0.46, 0.54, clouds(q.xy * 1.9 + uSeed * 3.0, 7));
      float cloud = smoothstep(0.45, 0.75, clouds(q.xy * 2.6 + clouds(q.xy * 4.0, 4) * 2.0 + 9.0, 6));
      tone = land;
      a = mix(a, vec3(0.85), cloud);
      b = mix(b, vec3(0.85), cloud);
    }
    float day = smoothstep(-0.12, 0.75, dot(n, toSun));
    vec3 light = mix(a, b, clamp(tone, 0.0, 1.0)) * (day * 1.9 + 0.012) * uLightColour;
    float rim = pow(1.0 - n.z, 3.0);
    light += uAir * rim * (0.08 + day * 1.6);
    return mix(behind, light, smoothstep(1.0, 0.988, r));
  }
  float day = 0.15 + 0.85 * smoothstep(-0.4, 0.7, dot(normalize(d), toSun.xy));
  return behind + uAir * exp(-(r - 1.0) * 12.0) * 0.55 * day;
}

vec3 starsAt(vec2 p) {
  vec3 light = vec3(0);
  for (int i = 0; i < 3; i++) {
    float scale = 16.0 * exp2(float(i) * 1.1);
    float spot = points(p * scale + float(i) * 33.0, 0.86 - 0.03 * float(i), 0.13 + 0.02 * float(i));
    float tint = chance(floor(p * scale) + 5.0);
    light += mix(vec3(1.0, 0.75, 0.5), vec3(0.6, 0.78, 1.0), tint) * spot * (1.9 - 0.5 * float(i));
  }
  vec2 cell = floor(p * 3.2 + uSeed), d = fract(p * 3.2 + uSeed) - 0.5;
  if (chance(cell + 13.0) > 0.78) {
    float flare = 0.0016 / (abs(d.x) + 0.003) * exp(-abs(d.y) * 16.0)
      + 0.0016 / (abs(d.y) + 0.003) * exp(-abs(d.x) * 16.0);
    light += vec3(0.8, 0.9, 1.0) * flare * smoothstep(0.5, 0.2, max(abs(d.x), abs(d.y)));
  }
  return light * uStars;
}

vec3 nebula(vec2 p) {
  vec2 q = p * 1.15 + uSeed;
  if (uSwirl > 0.0) {
    vec2 d = p - uLamp.xy;
    float r = length(d * vec2(1.0, 1.7));
    q = turn(uSwirl * 3.2 / (r + 0.28)) * d * vec2(1.0, 1.7) * 1.6 + uSeed;
  }
  vec2 warp = vec2(clouds(q + 4.0, 5), clouds(q + 21.0, 5));
  float gas = clouds(q * 1.4 + warp * 2.1, 7);
  float dust = crests(q * 1.1 + warp * 1.2 + 7.0, 6);
  float body = smoothstep(0.36, 0.85, gas);
  vec3 light = mix(uCloudA, uCloudB, smoothstep(0.3, 0.75, warp.x + warp.y * 0.4)) * body * 1.6;
  light += (uCloudB * 0.5 + uLightColour * 0.4) * pow(body, 4.0) * 2.2;
  light *= 1.0 - 0.72 * smoothstep(0.35, 0.7, dust);
  if (uSwirl > 0.0) {
    float r = length((p - uLamp.xy) * vec2(1.0, 1.7));
    light *= 0.2 + 1.6 * exp(-r * 1.5);
    light += uLightColour * (0.5 * exp(-r * 4.0) + 1.6 * exp(-r * 13.0));
  }
  return light * uNebula;
}

float ringAt(vec2 d, float radius, out float front) {
  vec2 q = turn(-0.42) * d;
  q.y *= 4.1;
  front = q.y < 0.0 ? 1.0 : 0.0;
  float r = length(q) / radius;
  float bands = 0.45 + 0.55 * noise(vec2(r * 34.0, 1.0)) * (0.6 + 0.4 * noise(vec2(r * 90.0, 3.0)));
  return smoothstep(1.28, 1.36, r) * smoothstep(2.2, 2.06, r) * bands
    * (1.0 - 0.85 * smoothstep(0.05, 0.0, abs(r - 1.83)));
}

vec3 paint(vec2 p) {
  vec3 light = uZenith + nebula(p);
  light += starsAt(p) * (1.0 - clamp(dot(light, vec3(0.4)), 0.0, 0.8));
  vec2 toLamp = p - uLamp.xy;
  light += uLightColour * uLamp.z * (0.06 / (dot(toLamp, toLamp) * 9.0 + 0.05)
    + 0.004 / (abs(toLamp.y) + 0.012) * exp(-abs(toLamp.x) * 2.2));
  if (uHole > 0.0) {
    vec2 d = turn(0.3) * (p - vec2(0.0, 0.2));
    float r = length(d);
    vec2 disc = d * vec2(1.0, 3.6);
    float ring = length(disc);
    float stir = clouds(vec2(atan(disc.y, disc.x) * 3.0, ring * 9.0 - atan(d.y, d.x)), 5);
    float heat = smoothstep(0.34, 0.42, ring) * exp(-(ring - 0.4) * 3.4) * (0.4 + 1.5 * stir);
    light *= smoothstep(0.2, 0.5, r);
    float halo = exp(-pow((r - 0.285) / 0.022, 2.0));
    vec3 fire = mix(vec3(1.0, 0.35, 0.08), vec3(1.0, 0.88, 0.65), smoothstep(0.9, 0.36, ring));
    float shown = (d.y < 0.0 || r > 0.27) ? 1.0 : 0.0;
    light = mix(light, vec3(0), smoothstep(0.275, 0.262, r));
    light += fire * heat * shown * uHole * 2.6 * (1.0 + 0.7 * sign(d.x) * smoothstep(0.0, 0.6, abs(d.x)));
    light += fire * halo * uHole * 2.2 + fire * 0.09 * exp(-max(r - 0.28, 0.0) * 5.0);
  }
  if (uComet > 0.0) {
    vec2 d = turn(-0.62) * (p - vec2(-0.14, 0.08));
    float tail = smoothstep(0.0, 0.05, d.x) * exp(-d.x * 1.5);
    float wide = 0.02 + max(d.x, 0.0) * 0.16;
    float streaks = 0.45 + 0.9 * clouds(vec2(d.x * 2.0, d.y / wide * 2.4 + 9.0), 5);
    light += uAir * tail * exp(-pow(d.y / wide, 2.0)) * streaks * uComet * 1.5;
    float dustTail = exp(-pow((d.y + d.x * d.x * 0.28) / (wide * 1.6), 2.0)) * tail;
    light += uLightColour * dustTail * 0.45 * uComet * streaks;
    float r = length(d);
    light += uAir * (0.3 * exp(-r * 8.0) + 2.6 * exp(-r * r * 1400.0) + 0.9 * exp(-r * 34.0)) * uComet;
  }
  if (uMoon.w > 0.5) light = globe(p - uMoon.xy, uMoon.z, 1.0, uWorldA * 0.5, vec3(0.55), light);
  if (uWorld.w > 0.5) {
    float front;
    vec2 d = p - uWorld.xy;
    float ring = uRings * ringAt(d, uWorld.z, front);
    vec3 ringLight = mix(uWorldB, uLightColour, 0.35) * 0.95;
    if (front < 0.5) light = mix(light, ringLight, ring * 0.85);
    light = globe(d, uWorld.z, uWorld.w, uWorldA, uWorldB, light);
    if (front > 0.5) light = mix(light, ringLight, ring * 0.9);
  }
  return withSubject(light, p, uLamp.xy);
}

// One of these is compiled in, by the choice of its name.
#ifdef APPLE
#include things/apple
#endif
#ifdef APPLES
#include things/apples
#endif
#ifdef CRYSTALS
#include things/crystals
#endif
#ifdef DYNAMITE
#include things/dynamite
#endif
#ifdef GOLD_PAN
#include things/gold-pan
#endif
#ifdef HAMMER
#include things/hammer
#endif
#ifdef LANTERN
#include things/lantern
#endif
#ifdef MINE_CART
#include things/mine-cart
#endif
#ifdef NECKLACE
#include things/necklace
#endif
#ifdef NUGGET
#include things/nugget
#endif
#ifdef PICKAXE
#include things/pickaxe
#endif
#ifdef RUNE_STONE
#include things/rune-stone
#endif

/**
 * English words that the firm's caller says as proof of identity. The words are neutral, and easy to say and to
 * understand on a bad line. No two words sound alike or have the same first four letters.
 */
export const english: readonly string[] = `
  acorn almond amber anchor apple apricot arbour armchair aspen atlas attic autumn avenue bagel bakery
  bamboo banana barley basket beaver bicycle biscuit blanket blossom bonnet bookshelf bottle bramble
  breakfast breeze bridge broccoli bucket buffalo butter cabin cactus camel candle canoe canyon caramel
  cardigan carpet carrot castle cedar celery chapel cherry chimney chorus cinema cinnamon circle clarinet
  clover coconut coffee comet compass cookie copper coral corner cottage cricket cupboard curtain cushion
  daffodil daisy dandelion diagram dolphin doorway dragonfly drawer dumpling eagle easel elephant elm
  emerald engine envelope evening evergreen fabric falcon farmhouse fennel festival fiddle fireplace flannel
  flute football forest fountain foxglove freckle friday fruit furrow galaxy garden garlic gazebo geranium
  ginger giraffe glacier glider goblet gondola granite grape gravel guitar hallway hammock harbour harvest
  hazel heather hedgehog helmet heron hickory hillside holiday honey horizon igloo indigo inkwell island
  ivory jacket jasmine jelly jersey juniper kangaroo kayak kettle kingfisher kitten kiwi koala ladder lagoon
  lamp lantern larch lasagne lavender legend lemon library lighthouse lilac linen lizard lobster lupin
  magnet mallard mango maple marble marigold meadow melody mirror monday morning mountain muffin museum
  mushroom music napkin nectar notebook nutmeg oatmeal oboe ocean octopus olive omelette onion opera orange
  orchard oregano ostrich otter oven paddle palace pancake parade pasture peacock peanut pebble pelican
  pencil penguin pepper piano picnic pineapple planet plum pocket polka poppy porridge postcard potato
  prairie pumpkin puzzle pyramid quilt rabbit radish railway rainbow raisin raspberry ribbon river robin
  rooster rosemary rowboat ruby runway saffron salad salmon sapphire satin saturday saxophone scarf scooter
  sculpture seagull seashell september shepherd shower silk skylark slipper snowflake sofa spaniel sparrow
  spinach spoon spruce squirrel starling statue strawberry summer sunflower sweater sycamore table
  tambourine tangerine teapot tennis terrace theatre thimble thunder ticket tiger timber toast tomato topaz
  tortoise tractor trombone trumpet tulip tunnel turnip turtle tweed umbrella unicorn valley vanilla velvet
  veranda village vineyard violin voyage waffle wagon walnut walrus water weather wednesday whistle wicket
  willow window winter wombat woodland woollen yarn yellow yoghurt zebra zigzag
`
  .trim()
  .split(/\s+/);

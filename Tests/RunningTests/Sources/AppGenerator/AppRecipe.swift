/// What an app is made of. The same recipe gives the same app, and a recipe without one of its features the same app
/// without it.
public struct AppRecipe: Codable, Hashable, Sendable {
  public struct Part: Codable, Hashable, Sendable {
    public var feature: String
    public var seed: UInt64
    /// Whether what the feature chooses is always the simplest.
    public var isSimple = false
  }

  public var seed: UInt64
  public var parts: [Part]
  /// Whether there is one model and one view for it, and neither is hidden.
  public var isSimple = false
  /// Options of the tool besides the usual ones.
  public var options: [String] = []
}

extension AppRecipe {
  /// A few features at random.
  public init(seed: UInt64, from features: [AppFeature]) {
    var choices = Choices(seed: seed)
    self.seed = seed
    parts = (0..<1 + choices.number(below: 4)).map { _ in
      Part(feature: choices.one(of: features).name, seed: choices.next())
    }
    options = choices.one(of: [[], [], ["--bridge-publishers"]])
  }

  /// One feature by itself.
  public init(seed: UInt64, only feature: AppFeature, options: [String] = []) {
    var choices = Choices(seed: seed)
    self.init(seed: seed, parts: [Part(feature: feature.name, seed: choices.next())], options: options)
  }

  /// The smaller apps to try where this one fails.
  public var smaller: [AppRecipe] {
    var all: [AppRecipe] = []
    func add(_ change: (inout AppRecipe) -> Void) {
      var recipe = self
      change(&recipe)
      if recipe != self, !all.contains(recipe) { all.append(recipe) }
    }
    add { $0.options = [] }
    add { $0.isSimple = true }
    for index in parts.indices {
      if parts.count > 1 {
        add { $0.parts.remove(at: index) }
        add { $0.parts = [$0.parts[index]] }
        add {
          $0.parts = [$0.parts[index]]
          $0.parts[0].isSimple = true
          $0.isSimple = true
        }
      }
      add { $0.parts[index].isSimple = true }
    }
    return all
  }

  /// How large the app is, for the choice among smaller ones.
  public var size: Int {
    parts.count * 10 + parts.filter { !$0.isSimple }.count * 3 + (isSimple ? 0 : 4) + options.count
  }
}

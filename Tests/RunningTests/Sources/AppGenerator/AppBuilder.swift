/// Collects what features add, and writes it as source.
final class AppBuilder {
  final class Model {
    let type: String
    /// What views call it.
    let reference: String
    var owner = Owner.root
    var isIsolated = false
    var members: [String] = []
    var initializer: [String] = []

    enum Owner: CaseIterable {
      /// A state object of the first view.
      case root
      /// A shared instance.
      case shared
    }

    init(type: String, reference: String) { (self.type, self.reference) = (type, reference) }
  }

  /// A view for features.
  final class Panel {
    let type: String
    /// How it gets its models.
    var source = Source.given
    var placement = Placement.always
    var models: [Model] = []
    var properties: [String] = []
    var lines: [String] = []
    var modifiers: [String] = []
    var helpers: [String] = []

    enum Source: CaseIterable { case given, environment, own }
    enum Placement: CaseIterable { case always, switched, sheet, row }

    init(type: String) { self.type = type }
  }

  /// What the names of types end with, where many apps are one module.
  let suffix: String
  private(set) var models: [Model] = []
  private(set) var panels: [Panel] = []
  var declarations: [String] = []
  private var names: Set<String> = [
    "store", "session", "body", "Store", "Session", "ContentView", "MainApp", "Panel1", "Panel2",
    "Panel3",
  ]

  init(_ recipe: AppRecipe, suffix: String) {
    self.suffix = suffix
    addStructure(recipe)
    for part in recipe.parts {
      guard let feature = AppFeature.named(part.feature) else {
        preconditionFailure("no feature '\(part.feature)'")
      }
      var choices = Choices(seed: part.seed, isSimple: part.isSimple)
      let model = choices.one(of: models)
      let panel = choices.one(of: panels)
      if !panel.models.contains(where: { $0 === model }) { panel.models.append(model) }
      feature.add(AppScope(self, model, panel, choices))
    }
  }

  func unique(_ base: String) -> String {
    let name =
      names.contains(base) ? (2...).lazy.map { "\(base)\($0)" }.first { !self.names.contains($0) }! : base
    names.insert(name)
    return name
  }

  private func addStructure(_ recipe: AppRecipe) {
    var choices = Choices(seed: recipe.seed ^ 0x5eed, isSimple: recipe.isSimple)
    for (type, reference) in [("Store", "store"), ("Session", "session")].prefix(1 + choices.number(below: 2))
    {
      let model = Model(type: type + suffix, reference: reference)
      model.owner = choices.one(of: [.root, .root, .shared])
      model.isIsolated = choices.isTrue(25)
      models.append(model)
    }
    for number in 1...1 + choices.number(below: 3) {
      let panel = Panel(type: "Panel\(number)" + suffix)
      panel.source = choices.one(of: [.given, .given, .environment, .own])
      panel.placement = choices.one(of: [.always, .always, .always, .switched, .sheet, .row])
      panels.append(panel)
    }
  }
}

// MARK: Source

extension AppBuilder {
  var source: String {
    let used = panels.filter { !$0.models.isEmpty }
    let models = models.filter { model in used.contains { $0.models.contains { $0 === model } } }
    let parts =
      declarations + models.map(source) + used.map(source) + [rootSource(models, used), appSource]
    return "import Combine\nimport SwiftUI\n\n" + parts.joined(separator: "\n\n") + "\n"
  }

  private func source(of model: Model) -> String {
    var members = ["/*+ let life = Life(\"\(model.type)\") +*/"] + model.members
    // OpenCombine's announces nothing where no variable is published; Apple's does.
    if !model.members.contains(where: { $0.contains("@Published") }) {
      members.append("/*+ let objectWillChange = ObservableObjectPublisher() +*/")
    }
    if model.owner == .shared { members.insert("static let shared = \(model.type)()", at: 0) }
    if !model.initializer.isEmpty {
      members.append("init() {\n\(indented(model.initializer + ["/*+ life.begin() +*/"]))\n}")
    }
    let isolation = model.isIsolated ? "@MainActor\n" : ""
    return "\(isolation)final class \(model.type): ObservableObject {\n\(indented(members))\n}"
  }

  private func source(of panel: Panel) -> String {
    let objects = panel.models.map { model in
      switch panel.source {
      case .given: "@ObservedObject var \(model.reference): \(model.type)"
      case .environment: "@EnvironmentObject var \(model.reference): \(model.type)"
      case .own: "@StateObject private var \(model.reference) = \(model.type)()"
      }
    }
    let stack = "VStack {\n\(indented(panel.lines))\n}" + panel.modifiers.map { "\n" + $0 }.joined()
    let members =
      objects + panel.properties + ["var body: some View {\n\(indented([stack]))\n}"] + panel.helpers
    return "struct \(panel.type): View {\n\(indented(members))\n}"
  }

  private func rootSource(_ models: [Model], _ panels: [Panel]) -> String {
    var members = models.map { model in
      model.owner == .root
        ? "@StateObject private var \(model.reference) = \(model.type)()"
        : "@ObservedObject private var \(model.reference) = \(model.type).shared"
    }
    var lines: [String] = []
    var modifiers = models.map { ".environmentObject(\($0.reference))" }
    if !panels.contains(where: { $0.source == .environment }) { modifiers = [] }
    for (number, panel) in panels.enumerated() {
      let arguments = panel.source == .given ? panel.models.map { "\($0.reference): \($0.reference)" } : []
      let call = "\(panel.type)(\(arguments.joined(separator: ", ")))"
      let state = "showsPanel\(number + 1)"
      switch panel.placement {
      case .always: lines.append(call)
      case .row: lines.append("ForEach(0..<2, id: \\.self) { _ in \(call) }")
      case .switched, .sheet:
        members.append("@State private var \(state) = false")
        lines.append("Toggle(\"panel\", isOn: $\(state))")
        if panel.placement == .switched {
          lines.append("if \(state) { \(call) }")
        } else {
          modifiers.insert(".sheet(isPresented: $\(state)) { \(call) }", at: 0)
        }
      }
    }
    let stack = "VStack {\n\(indented(lines))\n}" + modifiers.map { "\n" + $0 }.joined()
    members.append("var body: some View {\n\(indented([stack]))\n}")
    return "struct ContentView\(suffix): View {\n\(indented(members))\n}"
  }

  /// Says that nothing is around the first view.
  private var appSource: String {
    let scene = "WindowGroup {\n\(indented(["ContentView\(suffix)()"]))\n}"
    let body = "var body: some Scene {\n\(indented([scene]))\n}"
    return "struct MainApp\(suffix): App {\n\(indented([body]))\n}"
  }

  private func indented(_ parts: [String]) -> String {
    parts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}

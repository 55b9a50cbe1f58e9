import TestSupport

/// A small SwiftUI app made at random: models of many shapes, views that use them in many ways. The same seed gives
/// the same app.
enum GeneratedProject {
  static func tree(seed: UInt64) -> FileTree {
    var generator = ProjectGenerator(seed: seed)
    let files = generator.files()
    return FileTree(files.mapValues { Array(("import Combine\nimport SwiftUI\n" + $0).utf8) })
  }
}

private struct ProjectGenerator {
  private var text: [String: String] = [:]
  private var random: SeededGenerator
  private var models: [Model] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The text of each file, without imports.
  mutating func files() -> [String: String] {
    addModels()
    addViews()
    return text
  }

  /// What views need to know of a model.
  private struct Model {
    let name: String
    var properties: [Property]
    let isFinal: Bool
    let isIsolated: Bool
  }

  private struct Property {
    let name: String
    let type: String
    let isSettable: Bool
  }

  // MARK: Chance

  private mutating func isTrue(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func add(_ declaration: String, to file: String) {
    text[file, default: ""] += "\n" + declaration
  }

  // MARK: Models

  private mutating func addModels() {
    let names = ["Store", "Cart", "Player", "Feed", "Clock"].shuffled(using: &random)
    for (number, name) in names.prefix(Int.random(in: 2...4, using: &random)).enumerated() {
      addModel(name, number: number)
    }
    add("enum Space {}\n", to: "Space.swift")
    for model in models where !model.isFinal && !model.isIsolated && isTrue(35) {
      let plain = "Sub" + (model.name.split(separator: ".").last.map(String.init) ?? "")
      add("class \(plain): \(model.name) {\n  @Published var z = 0\n  var y = 1\n}\n", to: "Subclasses.swift")
      models.append(
        Model(
          name: plain, properties: model.properties + [Property(name: "z", type: "Int", isSettable: true)],
          isFinal: true, isIsolated: false))
    }
  }

  private mutating func addModel(_ name: String, number: Int) {
    let isNested = isTrue(30)
    let isIsolated = isTrue(30)
    let isFinal = isTrue(40)
    let conformance = one(of: ["inline", "inline", "list", "extension", "file"])
    var members: [String] = []
    var properties: [Property] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      let (type, value) = one(of: [("Int", "0"), ("String", "\"\""), ("Bool", "false"), ("[Int]", "[]")])
      let access = isTrue(25) ? "private(set) " : ""
      let observer = one(of: ["", "", " { didSet { log() } }", " { willSet { print(newValue) } }"])
      members.append("@Published \(access)var p\(index): \(type) = \(value)\(observer)")
      properties.append(Property(name: "p\(index)", type: type, isSettable: access.isEmpty))
    }
    for index in 0..<Int.random(in: 0...3, using: &random) { members.append(unpublished("u\(index)")) }
    members += behaviour(properties)
    let inheritance =
      conformance == "inline"
      ? ": ObservableObject" : conformance == "list" ? ": Identifiable, ObservableObject" : ""
    let head = (isIsolated ? "@MainActor " : "") + (isFinal ? "final " : "") + "class \(name)\(inheritance)"
    let body = members.map { "  \($0)\n" }.joined()
    let declaration = "\(head) {\n\(body)  init() {}\n}\n"
    let full = isNested ? "Space.\(name)" : name
    let file = "Models\(number % 2).swift"
    add(isNested ? "extension Space {\n\(declaration)}\n" : declaration, to: file)
    if conformance == "extension" { add("extension \(full): ObservableObject {}\n", to: file) }
    if conformance == "file" {
      add("extension \(full): ObservableObject {\n  func extra() {}\n}\n", to: "Conformances.swift")
    }
    models.append(Model(name: full, properties: properties, isFinal: isFinal, isIsolated: isIsolated))
  }

  private mutating func unpublished(_ name: String) -> String {
    one(of: [
      "var \(name) = 0", "private var \(name): String? = nil", "lazy var \(name) = \"x\"",
      "weak var \(name): NSObject?", "private var \(name) = Set<AnyCancellable>()",
      "var \(name) = 0 { willSet { objectWillChange.send() } }",
      "var \(name) = 1 { didSet { if \(name) > 5 { \(name) = 5 } } }", "var \(name) = 1, \(name)b = 2",
    ])
  }

  private mutating func behaviour(_ properties: [Property]) -> [String] {
    var members = ["func log() {}"]
    let number = properties.first { $0.type == "Int" }?.name
    switch one(of: ["reload", "tick", "outside", "publisher", "", ""]) {
    case "reload":
      members.append("func reload() { objectWillChange.send(); \(number.map { $0 + " += 1" } ?? "") }")
    case "tick": members.append("func tick() { DispatchQueue.main.async { self.objectWillChange.send() } }")
    case "outside":
      members.append(
        "var outside: String { get { UserDefaults.standard.string(forKey: \"k\") ?? \"\" } set { objectWillChange.send(); UserDefaults.standard.set(newValue, forKey: \"k\") } }"
      )
    case "publisher":
      members += ["var watcher: AnyCancellable?", "func watch() { watcher = $p0.sink { print($0) } }"]
    default: break
    }
    return members
  }

  // MARK: Views

  private mutating func addViews() {
    var calls: [String] = []
    for number in 0..<Int.random(in: 2...5, using: &random) { calls.append(addView("View\(number)", number)) }
    let body = calls.map { "    \($0)\n" }.joined()
    add("struct Root: View {\n  var body: some View {\n\(body)  }\n}\n", to: "Root.swift")
  }

  /// Adds a view, and gives the call that makes one.
  private mutating func addView(_ name: String, _ number: Int) -> String {
    let helperElsewhere = isTrue(25)
    var properties: [String] = []
    var contents: [String] = []
    var arguments: [String] = []
    var environment: [String] = []
    for index in 0..<Int.random(in: 1...3, using: &random) {
      let model = one(of: models)
      let variable = "m\(index)"
      switch one(of: ["state", "observed", "environment", "shared"]) {
      case "state": properties.append("@StateObject var \(variable) = \(model.name)()")
      case "observed":
        properties.append("@ObservedObject var \(variable): \(model.name)")
        arguments.append("\(variable): \(model.name)()")
      case "environment" where !environment.contains(model.name):
        properties.append("@EnvironmentObject var \(variable): \(model.name)")
        environment.append(model.name)
      case "environment": continue
      default:
        properties.append(
          "@ObservedObject \(helperElsewhere ? "" : "private ")var \(variable) = \(model.name)()")
      }
      contents += model.properties.flatMap { uses(of: $0, of: variable) }
    }
    var helper = ""
    if contents.count > 1, isTrue(40) {
      helper = "  var helper: some View { \(contents.removeLast()) }\n"
      contents.append("helper")
    }
    let rows =
      contents.prefix(6).map { "      \($0)\n" }.joined() + (contents.isEmpty ? "      Text(\"\")\n" : "")
    let declared = properties.map { "  \($0)\n" }.joined()
    let body = "  var body: some View {\n    VStack {\n\(rows)    }\n  }\n"
    add(
      "struct \(name): View {\n\(declared)\(helperElsewhere ? "" : helper)\(body)}\n",
      to: "Views\(number % 2).swift")
    if helperElsewhere, !helper.isEmpty { add("extension \(name) {\n\(helper)}\n", to: "Helpers.swift") }
    return "\(name)(\(arguments.joined(separator: ", ")))"
      + environment.map { ".environmentObject(\($0)())" }.joined()
  }

  private mutating func uses(of property: Property, of variable: String) -> [String] {
    var uses = ["Text(\"\\(\(variable).\(property.name))\")"]
    guard property.isSettable, isTrue(60) else { return uses }
    let binding = one(of: ["$\(variable).\(property.name)", "self.$\(variable).\(property.name)"])
    switch property.type {
    case "Int": uses.append("Stepper(\"s\", value: \(binding))")
    case "String": uses.append("TextField(\"t\", text: \(binding))")
    case "Bool": uses.append("Toggle(\"t\", isOn: \(binding))")
    default:
      // The element hides the object.
      uses.append(
        "ForEach(\(variable).\(property.name), id: \\.self) { \(variable) in Text(\"\\(\(variable))\") }")
    }
    return uses
  }
}

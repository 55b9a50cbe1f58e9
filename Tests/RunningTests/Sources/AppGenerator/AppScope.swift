/// Where a feature adds its code: a model, and a view that has it.
///
/// In expressions and statements `{m}` is the model: `store` in a view, and `self` where the code has come into the
/// model.
final class AppScope {
  let app: AppBuilder
  let model: AppBuilder.Model
  let panel: AppBuilder.Panel
  var choices: Choices

  init(_ app: AppBuilder, _ model: AppBuilder.Model, _ panel: AppBuilder.Panel, _ choices: Choices) {
    (self.app, self.model, self.panel, self.choices) = (app, model, panel, choices)
  }

  // MARK: Names

  /// A name for a member that nothing else has.
  func name(_ base: String) -> String { app.unique(base) }

  func type(_ base: String) -> String { app.unique(base) + app.suffix }

  // MARK: Code

  func member(_ text: String) { model.members.append(text) }

  /// A statement of the model's initializer.
  func initially(_ statement: String) { model.initializer.append(here(statement, "self")) }

  /// Unless the model has a statement that begins with the same word.
  func initiallyOnce(_ statement: String) {
    let word = statement.prefix { !$0.isWhitespace }
    if !model.initializer.contains(where: { $0.hasPrefix(word) }) { initially(statement) }
  }

  func declare(_ text: String) { app.declarations.append(text) }

  func property(_ text: String) { panel.properties.append(text) }

  func line(_ text: String) { panel.lines.append(here(text, model.reference)) }

  func modifier(_ text: String) { panel.modifiers.append(here(text, model.reference)) }

  func one<Element>(of elements: Element...) -> Element { choices.one(of: elements) }

  /// A published property that is changed along with something else, and read in another view, here, or nowhere.
  ///
  /// - Returns: the statement that changes it.
  func neighbour(_ base: String) -> String {
    let name = name(base)
    let (value, change) = one(
      of: ("0", "{m}.\(name) += 1"), ("false", "{m}.\(name).toggle()"), ("\"\"", "{m}.\(name) += \"x\""))
    member("@Published var \(name) = \(value)")
    switch choices.number(below: 5) {
    case 0, 1: showInChild("{m}.\(name)")
    case 2: line("Text(\"\\({m}.\(name))\")")
    default: break
    }
    return change
  }

  /// The expression is shown, in one of many ways.
  func show(_ expression: String) {
    let inView = here(expression, model.reference)
    switch choices.number(below: 9) {
    case 0, 1: line("Text(\"\\(\(inView))\")")
    case 2:
      let text = name("line")
      panel.helpers.append("private var \(text): String { \"\\(\(inView))\" }")
      line("Text(\(text))")
    case 3:
      let text = name("text")
      member("var \(text): String { \"\\(\(here(expression, "self")))\" }")
      line("Text({m}.\(text))")
    case 4:
      let row = type("ValueRow")
      declare("struct \(row): View {\n  let value: String\n  var body: some View { Text(value) }\n}")
      line("\(row)(value: \"\\(\(inView))\")")
    case 5: showInChild(expression)
    case 6: line("ForEach(0..<1, id: \\.self) { _ in Text(\"\\(\(inView))\") }")
    case 7: line("if \"\\(\(inView))\" != \"\" { Text(\"\\(\(inView))\") }")
    default:
      let text = name("describe")
      member(
        "func \(text)() -> String {\n  let value = \(here(expression, "self"))\n  return \"\\(value)\"\n}")
      line("Text({m}.\(text)())")
    }
  }

  /// The expression is shown in a view of its own, that observes the model.
  func showInChild(_ expression: String) {
    let row = type("ModelRow")
    declare(
      """
      struct \(row): View {
        @ObservedObject var \(model.reference): \(model.type)
        var body: some View { Text("\\(\(here(expression, model.reference)))") }
      }
      """)
    line("\(row)(\(model.reference): \(model.reference))")
  }

  /// A button that does it, in one of many ways.
  func button(_ title: String, _ statements: String) {
    switch choices.number(below: 7) {
    case 0, 1: line("Button(\"\(title)\") { \(statements) }")
    case 2, 3:
      let function = name("perform")
      member("func \(function)() {\n  \(here(statements, "self"))\n}")
      line("Button(\"\(title)\") { {m}.\(function)() }")
    case 4: line("Button(\"\(title)\") { DispatchQueue.main.async { \(statements) } }")
    case 5: line("Button(\"\(title)\") { Task { @MainActor in \(statements) } }")
    default:
      let row = type("ActionRow")
      declare(
        """
        struct \(row): View {
          let action: () -> Void
          var body: some View { Button("\(title)") { action() } }
        }
        """)
      line("\(row) { \(statements) }")
    }
  }

  /// The type of the object that a wrapper of the old system observes: `@ObservedObject` in a view that is given it.
  func observing(_ type: String, as name: String) -> String { "@ObservedObject var \(name): \(type)" }

  private func here(_ code: String, _ model: String) -> String { code.replacing("{m}", with: model) }
}

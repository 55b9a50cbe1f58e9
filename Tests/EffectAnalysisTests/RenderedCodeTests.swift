import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

@testable import MigrationRules

/// What may run while a view is made.
@Suite struct RenderedCodeTests {
  // MARK: Code

  /// Whether the code around each mention of `count` may run then.
  @Test(arguments: code + initializers)
  func codeMayRun(row: Row) {
    row.check { project in
      let functions = RuleContext(index: project.index).renderedFunctions
      return project.files.flatMap { file in
        FactsReader.effects(on: ["count"], in: file.source).map { effect in
          let marker =
            file.marked.marker(at: effect.offset).map(String.init) ?? "unmarked, at \(effect.offset):"
          return "\(marker) \(functions.isShown(effect) ? "may run" : "does not")"
        }
      }
    }
  }

  private static let code = [
    Row(
      "functions that a body calls, and those that they call",
      """
      struct Content: View {
        var body: some View { Text(title() + "\\(1️⃣count)") }
        func title() -> String { prefix() + "\\(2️⃣count)" }
        func prefix() -> String { "\\(3️⃣count)" }
        func suffix() -> String { "\\(4️⃣count)" }
        func row() -> some View { Text("\\(5️⃣count)") }
      }
      """, "1️⃣ may run", "2️⃣ may run", "3️⃣ may run", "4️⃣ does not", "5️⃣ may run"),
    Row(
      "actions, and what they call",
      """
      struct Content: View {
        var body: some View {
          Button("") { save(); 1️⃣count += 1 }
            .onAppear { load() }
            .task { await start() }
        }
        func save() { 2️⃣count += 1 }
        func load() { 3️⃣count += 1 }
        func start() async { 4️⃣count += 1 }
      }
      """, "1️⃣ does not", "2️⃣ does not", "3️⃣ does not", "4️⃣ does not"),
    Row(
      "overloads, by their labels",
      """
      struct Content: View {
        var body: some View { Text(title(of: 1)) }
        func title(of row: Int) -> String { "\\(1️⃣count)" }
        func title(at index: Int) -> String { "\\(2️⃣count)" }
      }
      """, "1️⃣ may run", "2️⃣ does not"),
    Row(
      "functions without a result",
      """
      struct Content: View {
        var body: some View {
          let _ = log()
          Text("")
        }
        func log() { 1️⃣count += 1 }
        func save() { 2️⃣count += 1 }
      }
      """, "1️⃣ may run", "2️⃣ does not"),
    Row(
      "functions that are handed on",
      """
      struct Content: View {
        var body: some View { Text(rows.map(title).joined()) }
        func title(_ row: Int) -> String { "\\(1️⃣count)" }
        func other(_ row: Int) -> String { "\\(2️⃣count)" }
      }
      """, "1️⃣ may run", "2️⃣ does not"),
    Row(
      "getters and setters, whoever asks for them",
      """
      struct Content: View {
        var body: some View { Text("") }
        var title: String { get { "\\(1️⃣count)" } set { 2️⃣count = 1 } }
      }
      """, "1️⃣ may run", "2️⃣ does not"),
    Row(
      "functions of other types, in other files",
      """
      --- A.swift
      struct Content: View { var body: some View { Text(Store.shared.title()) } }
      --- B.swift
      class Store {
        func title() -> String { log(); return "\\(1️⃣count)" }
        func log() { 2️⃣count += 1 }
        func save() { 3️⃣count += 1 }
      }
      """, "1️⃣ may run", "2️⃣ may run", "3️⃣ does not"),
  ]

  private static let initializers = [
    Row(
      "of views",
      """
      struct Content: View {
        init() { 1️⃣count += 1 }
        let first = 2️⃣count
        var body: some View { Text("") }
      }
      """, "1️⃣ may run", "2️⃣ may run"),
    Row(
      "of what a body makes, and of what it does not",
      """
      struct Content: View { var body: some View { Text(Title().text) } }
      class Title { init() { 1️⃣count += 1 } }
      class Store { init() { 2️⃣count += 1 } }
      """, "1️⃣ may run", "2️⃣ does not"),
  ]

  // MARK: Functions of observable classes

  /// Whether a view calls the function around each marker while it is made.
  @Test(arguments: calls)
  func functionsAreCalled(row: Row) {
    row.check { (project, place) -> String in
      let context = RuleContext(index: project.index)
      guard let type = project.enclosingType(of: place).map({ TypeID(file: place.file, index: $0) }),
        let function = project.index[type].functions.last(where: {
          $0.bodyRange?.contains(place.offset) == true
        })
      else { return "no function" }
      return context.effects.mayRun(function, in: type)
        ? "called" : "not called"
    }
  }

  private static let calls = [
    Row(
      "by a body and by an action",
      """
      class Store: ObservableObject {
        func title() -> String {1️⃣ "" }
        func save() -> Bool {2️⃣ true }
        func other() -> String {3️⃣ "" }
      }
      struct Content: View {
        @ObservedObject var store: Store
        var body: some View { Button(store.title()) { _ = store.save() } }
      }
      """, "1️⃣ called", "2️⃣ not called", "3️⃣ not called"),
    Row(
      "without a result, in a statement of its own",
      """
      class Store: ObservableObject {
        func log() {1️⃣ }
        func save() {2️⃣ }
      }
      struct Content: View {
        @ObservedObject var store: Store
        var body: some View {
          let _ = store.log()
          Button("") { store.save() }
        }
      }
      """, "1️⃣ called", "2️⃣ not called"),
    Row(
      "in content behind a label, by the getter of a binding, and by an action",
      """
      class Store: ObservableObject {
        func title() -> String {1️⃣ "" }
        func isOn() -> Bool {2️⃣ true }
        func save() {3️⃣ }
        func flip() {4️⃣ }
      }
      struct Content: View {
        @ObservedObject var store: Store
        var body: some View {
          Button { store.save() } label: { Text(store.title()) }
          Toggle("", isOn: Binding(get: { store.isOn() }, set: { _ in store.flip() }))
        }
      }
      """, "1️⃣ called", "2️⃣ called", "3️⃣ not called", "4️⃣ not called"),
    Row(
      "by its initializer alone, and by a function that is called once",
      """
      class Store: ObservableObject {
        init() { load() }
        func load() {1️⃣ }
        func draw() {2️⃣ }
      }
      struct Content: View {
        @StateObject var store = Store()
        var body: some View { Text("") }
      }
      struct Map: UIViewRepresentable {
        let store: Store
        func makeUIView(context: Context) -> UIView { store.draw(); return UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """, "1️⃣ not called", "2️⃣ not called"),
    Row(
      "on an object of another class",
      """
      class Store: ObservableObject { func title() -> String {1️⃣ "" } }
      class Other: ObservableObject { func title() -> String {2️⃣ "" } }
      struct Content: View {
        @ObservedObject var other: Other
        var body: some View { Text(other.title()) }
      }
      """, "1️⃣ not called", "2️⃣ called"),
    Row(
      "through a protocol",
      """
      protocol Titled { func title() -> String }
      class Store: ObservableObject, Titled { func title() -> String {1️⃣ "" } }
      struct Content: View {
        let titled: any Titled
        var body: some View { Text(titled.title()) }
      }
      """, "1️⃣ called"),
    Row(
      "by an update, directly or through other objects: overloads by their labels",
      """
      class Store: ObservableObject {
        func draw(at index: Int) {1️⃣ }
        func draw(in frame: Int) {2️⃣ }
        func note() {3️⃣ }
      }
      struct Pen {
        let store: Store
        func draw() { store.note() }
      }
      struct Chart: UIViewRepresentable {
        class Coordinator: ObservableObject {
          func sync() {4️⃣ }
          func stop() {5️⃣ }
        }
        let store: Store
        let pen: Pen
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          store.draw(at: 1)
          pen.draw()
          context.coordinator.sync()
          Task { context.coordinator.stop() }
        }
      }
      """, "1️⃣ called", "2️⃣ not called", "3️⃣ called", "4️⃣ called", "5️⃣ not called"),
  ]
}

import EffectAnalysis
import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// Which code runs with an effect, and which stored variable it is on.
@Suite struct CallGraphTests {
  /// What is named at each marker, with all that this may concern, sorted.
  @Test(arguments: functions + overloads + variables + protocols + classes + others)
  func targetsAreFound(row: Row) {
    row.check { (project, place) -> String in
      let references = ReferenceIndex(of: project.index, reader: ConcurrentReader())
      let calls = CallGraph(of: project.index, references: references, reader: ConcurrentReader())
      guard let effect = references.effect(at: place.offset, in: place.file) else { return "no effect" }
      let targets = calls.targets(of: effect, in: place.file).map(project.index.words(for:)).sorted()
      return targets.isEmpty ? "nothing" : targets.joined(separator: ", ")
    }
  }

  private static let functions = [
    Row(
      "functions of the type and of others",
      """
      struct Store { let other: Other; func add() { 1️⃣save(); other.2️⃣add(); self.3️⃣save() }; func save() {} }
      struct Other { func add() {}; static func make() { 4️⃣make() } }
      func f() { Other.5️⃣make(); Other().6️⃣add() }
      """,
      "1️⃣ Store.save()", "2️⃣ Other.add()", "3️⃣ Store.save()", "4️⃣ Other.make()", "5️⃣ Other.make()",
      "6️⃣ Other.add()"),
    Row(
      "functions of extensions, in another file",
      """
      --- A.swift
      struct Store { func add() { 1️⃣save() } }
      --- B.swift
      extension Store { func save() { 2️⃣add() } }
      """, "1️⃣ Store.save()", "2️⃣ Store.add()"),
    Row(
      "global functions, where the type has none of that name",
      """
      func save() {}
      func log() {}
      struct Store { func save() { 1️⃣save(); 2️⃣log() } }
      struct Other { func add() { 3️⃣save() } }
      """, "1️⃣ Store.save()", "2️⃣ log()", "3️⃣ save()"),
    Row(
      "functions of an outer type",
      """
      struct Outer { static func save() {}; struct Inner { func add() { 1️⃣save() } } }
      """, "1️⃣ Outer.save()"),
  ]

  private static let variables = [
    Row(
      "stored variables, read and changed",
      """
      struct Store { var count = 0; mutating func add() { print(1️⃣count); 2️⃣count += 1 } }
      func f(_ store: Store) { store.3️⃣count = 1 }
      """, "1️⃣ Store.count", "2️⃣ Store.count", "3️⃣ Store.count"),
    Row(
      "getters and setters",
      """
      struct Store {
        var double: Int { get { 1 } set {} }
        func f() { print(1️⃣double) }
        mutating func g() { 2️⃣double = 1; 3️⃣double += 1; self.4️⃣double.negate() }
      }
      """, "1️⃣ getter of Store.double", "2️⃣ setter of Store.double",
      "3️⃣ getter of Store.double, setter of Store.double",
      "4️⃣ getter of Store.double, setter of Store.double"),
    Row(
      "a mutating method of the project changes a value, and no object",
      """
      struct Table { mutating func prune() {} }
      class List { func prune() {} }
      class Store {
        var table: Table { get { Table() } set {} }
        var list: List { get { List() } set {} }
        func f() { 1️⃣table.prune(); 2️⃣list.prune() }
      }
      """, "1️⃣ getter of Store.table, setter of Store.table", "2️⃣ getter of Store.list"),
    Row(
      "initial values of lazy and static variables",
      """
      class Store {
        lazy var rows = load()
        lazy var limit = 1
        static var shared = Store()
        func f() { print(1️⃣rows); 2️⃣rows = []; print(3️⃣limit); print(Store.4️⃣shared) }
      }
      """, "1️⃣ Store.rows, the code load()", "2️⃣ Store.rows", "3️⃣ Store.limit",
      "4️⃣ Store.shared, the code Store()"),
    Row(
      "observers run with a change only",
      """
      struct Store {
        var title = "" { didSet { save() } }
        var name = "" { willSet { save() } }
        mutating func f() {
          print(1️⃣title)
          2️⃣title = ""
          3️⃣name.append("a")
        }
      }
      """,
      "1️⃣ Store.title", "2️⃣ Store.title, observer of Store.title",
      "3️⃣ Store.name, observer of Store.name"),
    Row(
      "global variables",
      """
      var total = 0
      var double: Int { 1️⃣total * 2 }
      func f() { 2️⃣total += 1; print(3️⃣double) }
      """, "1️⃣ global total", "2️⃣ global total", "3️⃣ getter of double"),
    Row(
      "closures that a variable holds, where it is called",
      """
      class Store {
        var onChange: (() -> Void)?
        func change() { 1️⃣onChange?(); print(2️⃣onChange == nil) }
      }
      func f(_ store: Store) { store.onChange = { print(1) } }
      """, "1️⃣ Store.onChange, the code { print(1) }", "2️⃣ Store.onChange"),
  ]

  private static let protocols = [
    Row(
      "every witness of a requirement",
      """
      protocol Saving { func save() }
      struct File: Saving { func save() {} }
      class Cloud {}
      extension Cloud: Saving { func save() {} }
      struct Other { func save() {} }
      func f(_ saving: any Saving) { saving.1️⃣save() }
      func g<S: Saving>(_ saving: S) { saving.2️⃣save() }
      """, "1️⃣ Cloud.save(), File.save()", "2️⃣ Cloud.save(), File.save()"),
    Row(
      "defaults of requirements, and witnesses in their place",
      """
      protocol Saving { func save() }
      extension Saving { func save() {} }
      struct File: Saving { func save() {} }
      struct Cloud: Saving {}
      func f(_ saving: any Saving) { saving.1️⃣save() }
      """, "1️⃣ File.save(), Saving.save()"),
    Row(
      "variables of every conformer",
      """
      protocol Counting { var count: Int { get set } }
      struct Store: Counting { var count = 0 }
      struct Other: Counting { var count: Int { get { 1 } set {} } }
      func f(_ counting: any Counting) { counting.1️⃣count = 1 }
      """, "1️⃣ Store.count, setter of Other.count"),
  ]

  private static let classes = [
    Row(
      "overrides of a method",
      """
      class Store { func save() {}; func add() { 1️⃣save() } }
      class File: Store { override func save() {} }
      class Log: File { override func save() {} }
      class Other: Store { func save(to: Int) {} }
      """, "1️⃣ File.save(), Log.save(), Store.save()"),
    Row(
      "an overridden method is called through `super` and through its own class only",
      """
      class Store { func save() {}; func add() {} }
      class File: Store { override func save() { super.1️⃣save(); super.2️⃣add() }; func f() { 3️⃣save() } }
      class Log: File { override func save() {} }
      extension Log { func g() { super.4️⃣save() } }
      func f(_ file: File, _ store: Store, _ log: Log) { file.5️⃣save(); store.6️⃣save(); log.7️⃣save() }
      """, "1️⃣ Store.save()", "2️⃣ Store.add()", "3️⃣ File.save(), Log.save()", "4️⃣ File.save()",
      "5️⃣ File.save(), Log.save()", "6️⃣ File.save(), Log.save(), Store.save()", "7️⃣ Log.save()"),
    Row(
      "an overload is not overridden by another one",
      """
      class Store { func add(_ count: Int) {}; func add(_ title: String) {} }
      class File: Store { override func add(_ count: Int) {} }
      func f(_ file: File) { file.1️⃣add(1) }
      """, "1️⃣ File.add(_:), Store.add(_:)"),
    Row(
      "initializers, with those of superclasses and with initial values",
      """
      class Store { init() {}; init(count: Int) {}; let limit = 1 }
      class File: Store { let rows = load(); init(title: String) { super.1️⃣init(count: 1) } }
      struct Row { var title = makeTitle() }
      func f() { 2️⃣File(title: ""); File.3️⃣init(title: ""); 4️⃣Row() }
      """, "1️⃣ Store.init(count:)", "2️⃣ File.init(title:), Store.init(), the code load()",
      "3️⃣ File.init(title:), Store.init(), the code load()", "4️⃣ the code makeTitle()"),
    Row(
      "inherited members",
      """
      class Store { var count = 0; func save() {} }
      class File: Store { func add() { 1️⃣save(); 2️⃣count += 1 } }
      """, "1️⃣ Store.save()", "2️⃣ Store.count"),
  ]

  private static let others = [
    Row(
      "members of other modules",
      """
      struct Store { let file: FileHandle; func add() { file.1️⃣close(); 2️⃣print(1); [1].3️⃣first } }
      """, "1️⃣ nothing", "2️⃣ nothing", "3️⃣ nothing"),
    Row(
      "what extensions add to types of other modules",
      """
      extension FileHandle { func save() {} }
      func f(_ file: FileHandle) { file.1️⃣save() }
      """, "1️⃣ FileHandle.save()"),
    Row(
      "what extensions add to collections of some elements",
      """
      class Entity {}
      class Note: Entity {}
      struct Row {}
      protocol Has {}
      struct Tag: Has {}
      extension [Entity] { func kept() {} }
      extension Array where Element: Has { func total() {} }
      func f(_ notes: [Note], _ rows: [Row], _ tags: [Tag], _ names: [String]) {
        notes.1️⃣kept(); rows.2️⃣kept(); names.3️⃣kept()
        tags.4️⃣total(); rows.5️⃣total(); names.6️⃣total()
      }
      """,
      "1️⃣ Array.kept()", "2️⃣ nothing", "3️⃣ nothing", "4️⃣ Array.total()", "5️⃣ nothing", "6️⃣ nothing"),
    Row(
      "what extensions add to optional values, and to what is in them",
      """
      struct Account { var name: String?; let city: String }
      extension Optional where Wrapped == String { func shown() {} }
      extension String { func marked() {} }
      func f(_ text: String?, _ account: Account?, _ url: URL) {
        text.1️⃣shown(); text?.2️⃣shown(); text?.3️⃣marked()
        account?.name.4️⃣shown(); (account?.city).5️⃣shown(); account?.city.6️⃣marked()
        url.7️⃣marked()
      }
      """,
      "1️⃣ Optional.shown()", "2️⃣ nothing", "3️⃣ String.marked()", "4️⃣ Optional.shown()",
      "5️⃣ Optional.shown()", "6️⃣ String.marked()", "7️⃣ nothing"),
    Row(
      "initializers that extensions add to types of other modules, and static subscripts",
      """
      extension String { init(key: Int) {}; init(other: Int) {} }
      enum Flags { static subscript(_ name: String) -> Int { get { 1 } set {} } }
      func f() {
        1️⃣String(key: 1); String.2️⃣init(other: 1); let text: String = .3️⃣init(key: 1)
        4️⃣Int(5); print(5️⃣Flags["a"])
      }
      """,
      "1️⃣ String.init(key:)", "2️⃣ String.init(other:)", "3️⃣ String.init(key:)", "4️⃣ nothing",
      "5️⃣ the code { 1 }"),
    Row(
      "what is registered, and what is announced",
      #"""
      class Model {
        var count = 0
        var total: Int { access(keyPath: \.1️⃣count); return 1 }
        func f() { withMutation(keyPath: \.2️⃣count) {} }
      }
      class Other {
        let model = Model()
        var count = 0
        func f() { model.withMutation(keyPath: \.3️⃣count) {}; registrar.access(of: model, keyPath: \.4️⃣count) }
      }
      """#,
      "1️⃣ Model.count", "2️⃣ Model.count", "3️⃣ Model.count", "4️⃣ Model.count"),
    Row(
      "subscripts of self, and behind a binding",
      """
      class Table {
        subscript(key: Int) -> Int { get { 1 } set { _ = 2 } }
        func callAsFunction() {}
        func f() { 6️⃣self(); print(1️⃣self[0]); 2️⃣self[0] += 1; run { [weak self] in guard let self else { return }; 3️⃣self[0] = 1 } }
      }
      struct Screen: View {
        @ObservedObject var table: Table
        var body: some View { Stepper("", value: $4️⃣table[0]); Stepper("", value: self.$5️⃣table[1]) }
      }
      """,
      "1️⃣ the code { 1 }", "2️⃣ the code { 1 }, the code { _ = 2 }", "3️⃣ the code { 1 }, the code { _ = 2 }",
      "4️⃣ Screen.table, the code { 1 }", "5️⃣ Screen.table, the code { 1 }", "6️⃣ Table.callAsFunction()"),
    Row(
      "no value has static members, no type those of its values, and a shared instance is of its own type",
      """
      extension Defaults { static var level = 0; static var general = 0; var depth = 0 }
      func f(_ panel: Panel) {
        panel.1️⃣level = 1; panel.2️⃣depth = 1; Panel.3️⃣level = 1; Panel.4️⃣depth = 1; Panel.5️⃣general = 1
        let loaded = load()
        loaded.6️⃣level = 1; loaded.7️⃣depth = 1
        let type = type(of: loaded)
        type.8️⃣level = 1
      }
      """,
      "1️⃣ nothing", "2️⃣ Defaults.depth", "3️⃣ Defaults.level", "4️⃣ nothing", "5️⃣ nothing", "6️⃣ nothing",
      "7️⃣ Defaults.depth", "8️⃣ Defaults.level"),
    Row(
      "a local in place of a function or a variable",
      """
      struct Store {
        var count = 0
        func save() {}
        func f(save: () -> Void) { 1️⃣save(); let count = 1; print(2️⃣count); self.3️⃣save() }
      }
      """, "1️⃣ no effect", "2️⃣ no effect", "3️⃣ Store.save()"),
    Row(
      "a local function calls what it does, and is none of the type",
      """
      struct Store {
        func save() {}
        func f() { func save() { self.1️⃣save() }; 2️⃣save() }
      }
      """, "1️⃣ Store.save()", "2️⃣ no effect"),
  ]
}

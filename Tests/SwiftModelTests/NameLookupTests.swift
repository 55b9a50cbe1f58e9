import ModelTestSupport
import SwiftModel
import Testing

/// What the name of a type means where it is written.
@Suite struct NameLookupTests {
  @Test(arguments: types + placeholders + aliases)
  func insideAFile(row: Row) { check(row) }

  @Test(arguments: files + modules)
  func acrossFiles(row: Row) { check(row) }

  /// It ended the run.
  @Test func aManifestThatIsNestedTooDeepSaysNothing() {
    let brackets = String(repeating: "[", count: 3000)
    let project = MarkedProject(
      """
      --- Kit/Sources/Kit/Store.swift
      struct Store {}
      --- Kit/Package.swift
      let package = Package(name: "Kit", targets: [.target(name: "Kit")\(brackets)])
      """)
    #expect(project.index.declaresType(named: "Store"))
  }

  private static let types = [
    Row("a type of the file", "struct Store {}\nlet a: 1️⃣Store", "1️⃣ Store"),
    Row("a type that is not in the sources", "let a: 1️⃣Date", "1️⃣ external Date"),
    Row(
      "a qualified type that is not in the sources", "let a: 1️⃣Foundation.Date", "1️⃣ external Foundation.Date"),
    Row(
      "a nested type hides an outer one",
      """
      struct Item {}
      struct Store {
        struct Item {}
        let a: 1️⃣Item
      }
      let b: 2️⃣Item
      let c: 3️⃣Store.Item
      """, "1️⃣ Store.Item", "2️⃣ Item", "3️⃣ Store.Item"),
    Row(
      "from the inside out",
      """
      struct Outer {
        struct Middle {
          struct Inner { let a: 1️⃣Sibling, b: 2️⃣Inner }
        }
        struct Sibling {}
      }
      """, "1️⃣ Outer.Sibling", "2️⃣ Outer.Middle.Inner"),
    Row(
      "extensions see what the type and other extensions nest",
      """
      struct Store { struct Item {} }
      extension Store { struct Row {} }
      extension Store {
        var a: 1️⃣Item { Item() }
        var b: 2️⃣Row { Row() }
      }
      """, "1️⃣ Store.Item", "2️⃣ Store.Row"),
    Row(
      "an extension of a nested type",
      """
      struct Store { struct Item { struct Part {} } }
      extension Store.Item {
        var a: 1️⃣Part { Part() }
      }
      """, "1️⃣ Store.Item.Part"),
    Row(
      "what a superclass nests",
      """
      class Base { struct Item {} }
      class Store: Base { let a: 1️⃣Item }
      let b: 2️⃣Store.Item
      """, "1️⃣ Base.Item", "2️⃣ Base.Item"),
    Row("a member that there is not", "struct Store {}\nlet a: 1️⃣Store.Item", "1️⃣ unknown"),
    Row(
      "a type that an extension adds to one from elsewhere",
      """
      extension UIColor {
        struct Palette {}
        var a: 1️⃣Palette { Palette() }
      }
      let b: 2️⃣UIColor.Palette
      """, "1️⃣ UIColor.Palette", "2️⃣ UIColor.Palette"),
    Row(
      "a type in a function is seen there only", "func f() { struct Item {} }\nlet a: 1️⃣Item",
      "1️⃣ external Item"),
    Row(
      "a type in each branch of a condition",
      "#if os(iOS)\nstruct Store {}\n#else\nstruct Store {}\n#endif\nlet a: 1️⃣Store",
      "1️⃣ ambiguous Store in A.swift or Store in A.swift"),
    Row(
      "types in types",
      """
      struct Store {}
      struct Item {}
      let a: 1️⃣[Store?]
      let b: 2️⃣[String: Item]
      let c: 3️⃣(Store, item: Item)
      let d: 4️⃣(Store) -> Item?
      let e: 5️⃣Store.Type
      let f: 6️⃣Set<Store>
      """,
      "1️⃣ [Store?]", "2️⃣ [external String: Item]", "3️⃣ (Store, item: Item)", "4️⃣ function giving Item?",
      "5️⃣ Store.Type", "6️⃣ external Set<Store>"),
    Row(
      "protocols as types",
      """
      protocol Model {}
      protocol Named {}
      let a: 1️⃣any Model
      let b: 2️⃣Model & Named
      let c: 3️⃣some Model
      """, "1️⃣ any Model", "2️⃣ any Model & Named", "3️⃣ some: Model"),
    Row(
      "Self",
      """
      class Store { let a: 1️⃣Self? }
      extension Store { var b: 2️⃣Self { self } }
      protocol Model { var c: 3️⃣Self { get } }
      """, "1️⃣ Store?", "2️⃣ Store", "3️⃣ Self: Model"),
  ]

  private static let placeholders = [
    Row(
      "a generic parameter hides a type",
      "struct T {}\nstruct Box<T> { let a: 1️⃣T }\nlet b: 2️⃣T", "1️⃣ parameter T", "2️⃣ T"),
    Row(
      "generic arguments",
      "struct Store {}\nstruct Box<T> {}\nlet a: 1️⃣Box<Store>, b: 2️⃣Box<[Box<Store>]>",
      "1️⃣ Box<Store>", "2️⃣ Box<[Box<Store>]>"),
    Row(
      "the bounds of a generic parameter",
      """
      protocol Model {}
      protocol Named {}
      struct Box<M: Model> {
        let a: 1️⃣M
        struct Lid { let b: 2️⃣M }
      }
      extension Box where M: Named { var c: 3️⃣M { fatalError() } }
      """, "1️⃣ M: Model", "2️⃣ M: Model", "3️⃣ M: Model & Named"),
    Row(
      "an associated type",
      """
      protocol Model {}
      protocol Screen {
        associatedtype Content: Model
        var a: 1️⃣Content { get }
      }
      struct Host<S: Screen> { let b: 2️⃣S.Content }
      """, "1️⃣ Content: Model", "2️⃣ Content: Model"),
    Row(
      "an associated type of a generic parameter that more is said of",
      """
      protocol Model {}
      protocol Screen { associatedtype Content: Model }
      struct Host<S: Screen> where S.Content: Named { let a: 1️⃣S.Content }
      """, "1️⃣ unknown"),
  ]

  private static let aliases = [
    Row("an alias", "struct Store {}\ntypealias Model = Store\nlet a: 1️⃣Model?", "1️⃣ Store?"),
    Row(
      "an alias of an alias, and one that leads nowhere",
      """
      struct Store {}
      typealias A = B
      typealias B = Store
      typealias C = D
      typealias D = C
      let a: 1️⃣A, b: 2️⃣C
      """, "1️⃣ Store", "2️⃣ unknown"),
    Row(
      "an alias with parameters",
      "struct Store {}\ntypealias Map<V> = [String: V?]\nlet a: 1️⃣Map<Store>", "1️⃣ [external String: Store?]"),
    Row(
      "an alias in a type means what it means there",
      """
      struct Item {}
      struct Store {
        typealias Row = Item
        struct Item {}
        let a: 1️⃣Row
      }
      let b: 2️⃣Store.Row
      let c: 3️⃣Row
      """, "1️⃣ Store.Item", "2️⃣ Store.Item", "3️⃣ external Row"),
    Row(
      "inherited aliases",
      """
      struct Item {}
      class Base { typealias Row = Item }
      class Store: Base { let a: 1️⃣Row }
      protocol Model { typealias Entry = Item }
      struct View: Model { let b: 2️⃣Entry }
      """, "1️⃣ Item", "2️⃣ Item"),
    Row(
      "an alias that is another in each branch of a condition",
      """
      struct Item {}
      struct Row {}
      #if os(iOS)
      typealias A = Item
      typealias B = Item
      #else
      typealias A = Row
      typealias B = Item
      #endif
      let a: 1️⃣A, b: 2️⃣B
      """, "1️⃣ ambiguous Item in A.swift or Row in A.swift", "2️⃣ Item"),
  ]

  private static let files = [
    Row(
      "a type of another file",
      "--- A.swift\nstruct Store {}\n--- B.swift\nlet a: 1️⃣Store", "1️⃣ Store"),
    Row(
      "a private type of another file",
      """
      --- A.swift
      private struct Store {}
      fileprivate struct Item {}
      --- B.swift
      let a: 1️⃣Store, b: 2️⃣Item
      """, "1️⃣ external Store", "2️⃣ external Item"),
    Row(
      "private types that a type of another file nests",
      """
      --- A.swift
      struct Content {
        private struct Row {}
        struct Cell {}
      }
      --- B.swift
      struct Row {}
      extension Content {
        var a: 1️⃣Row { Row() }
        var b: 2️⃣Cell { Cell() }
      }
      """, "1️⃣ Row", "2️⃣ Content.Cell"),
    Row(
      "private types hide others in their file only",
      """
      --- A.swift
      private struct Store {}
      let a: 1️⃣Store
      --- B.swift
      struct Store {}
      --- C.swift
      let b: 2️⃣Store
      """, "1️⃣ Store in A.swift", "2️⃣ Store in B.swift"),
    Row(
      "two types of one name",
      "--- A.swift\nstruct Store {}\n--- B.swift\nstruct Store {}\n--- C.swift\nlet a: 1️⃣Store",
      "1️⃣ ambiguous Store in A.swift or Store in B.swift"),
    Row(
      "an extension in another file",
      """
      --- A.swift
      struct Store {}
      --- B.swift
      extension Store { struct Item {} }
      --- C.swift
      extension Store { var a: 1️⃣Item { Item() } }
      """, "1️⃣ Store.Item"),
    Row(
      "targets of an Xcode project tell types apart",
      """
      --- A.swift [App]
      struct Store {}
      --- B.swift [Widget]
      struct Store {}
      --- C.swift [App]
      let a: 1️⃣Store
      --- D.swift [Widget]
      let b: 2️⃣Store
      --- E.swift [App, Widget]
      let c: 3️⃣Store
      """, "1️⃣ Store in A.swift", "2️⃣ Store in B.swift", "3️⃣ ambiguous Store in A.swift or Store in B.swift"),
    Row(
      "targets of which one has no such type",
      """
      --- A.swift [App]
      struct Store {}
      --- B.swift [Widget]
      struct Store {}
      --- C.swift [App, Tests]
      let a: 1️⃣Store
      """, "1️⃣ ambiguous Store in A.swift or Store in B.swift"),
  ]

  /// Two modules, of which one depends on the other.
  private static let package = """
    --- P/Package.swift
    // swift-tools-version: 5.9
    let package = Package(
      name: "P", targets: [.target(name: "Core"), .target(name: "App", dependencies: ["Core"])])

    """

  private static let modules = [
    Row(
      "a public type of an imported module",
      package + """
        --- P/Sources/Core/A.swift
        public struct Store {}
        struct Item {}
        --- P/Sources/App/B.swift
        import Core
        let a: 1️⃣Store, b: 2️⃣Item
        --- P/Sources/App/C.swift
        let c: 3️⃣Store
        """, "1️⃣ Store", "2️⃣ external Item", "3️⃣ external Store"),
    Row(
      "a module that is imported for tests",
      package + """
        --- P/Sources/Core/A.swift
        struct Store {}
        --- P/Sources/App/B.swift
        @testable import Core
        let a: 1️⃣Store
        """, "1️⃣ Store"),
    Row(
      "a module's own type comes before an imported one",
      package + """
        --- P/Sources/Core/A.swift
        public struct Store {}
        --- P/Sources/App/B.swift
        struct Store {}
        --- P/Sources/App/C.swift
        import Core
        let a: 1️⃣Store, b: 2️⃣Core.Store, c: 3️⃣App.Store
        """,
      "1️⃣ Store in P/Sources/App/B.swift", "2️⃣ Store in P/Sources/Core/A.swift",
      "3️⃣ Store in P/Sources/App/B.swift"),
    Row(
      "a module that another file imports for everybody",
      package + """
        --- P/Sources/Core/A.swift
        public struct Store {}
        --- P/Sources/App/B.swift
        @_exported import Core
        --- P/Sources/App/C.swift
        let a: 1️⃣Store
        """, "1️⃣ Store"),
  ]

  private func check(_ row: Row) {
    row.check { project, place in
      guard let (type, scope) = project.writtenType(at: place) else { return "no type of a variable" }
      return project.index.words(for: project.index.resolve(type, in: scope))
    }
  }
}

extension MarkedProject {
  /// The type that is written at a place for a member or global variable, with where it stands.
  fileprivate func writtenType(at place: Place) -> (TypeExpression, LookupScope)? {
    let facts = index.files[place.file]
    let members = facts.types.enumerated().flatMap { number, type in
      type.variables.map { (variable: $0, scope: LookupScope(file: place.file, enclosingType: number)) }
    }
    let globals = facts.globalVariables.map {
      (variable: $0, scope: LookupScope(file: place.file, enclosingType: nil))
    }
    let found = (members + globals).first { $0.variable.typeRange?.lowerBound == place.offset }
    return found.flatMap { found in found.variable.type.map { ($0, found.scope) } }
  }
}

import SwiftModel
import Testing

/// The type of the expression before a marked member.
@Suite struct ExpressionTypingTests {
  @Test(arguments: members + calls + locals)
  func namesAndCalls(row: Row) { check(row) }

  @Test(arguments: values + closures)
  func valuesAndClosures(row: Row) { check(row) }

  @Test(arguments: wrappers + library + unknown)
  func libraryAndUnknown(row: Row) { check(row) }

  private static let members = [
    Row(
      "members of self",
      """
      struct Item {}
      struct Store {
        let item: Item
        static let shared = Store(item: Item())
        func f() {
          item.1️⃣x
          self.item.2️⃣x
          self.3️⃣x
          Self.shared.item.4️⃣x
          Store.5️⃣x
        }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Store", "4️⃣ Item", "5️⃣ Store.Type"),
    Row(
      "members of extensions and of superclasses",
      """
      struct Item {}
      class Base { let item = Item() }
      class Store: Base {
        func f() {
          item.1️⃣x
          super.item.2️⃣x
          row.3️⃣x
        }
      }
      extension Store { var row: Item? { nil } }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item?"),
    Row(
      "members of protocols",
      """
      struct Item {}
      protocol Model { var item: Item { get }; var next: Self { get } }
      func f<M: Model>(_ a: any Model, _ b: some Model, _ c: M) {
        a.item.1️⃣x
        b.item.2️⃣x
        c.next.3️⃣x
        c.next.item.4️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ M: Model", "4️⃣ Item"),
    Row(
      "members of refined protocols and of their extensions",
      """
      struct Item {}
      struct Row {}
      protocol Model { var item: Item { get } }
      protocol Entry: Model {}
      extension Model { var row: Row { Row() } }
      struct Store: Entry {
        let item = Item()
        func f() { row.1️⃣x }
      }
      func f(_ a: any Entry, _ b: Store) {
        a.item.2️⃣x
        a.row.3️⃣x
        b.row.4️⃣x
      }
      """, "1️⃣ Row", "2️⃣ Item", "3️⃣ Row", "4️⃣ Row"),
    Row(
      "a member before a global variable, and the innermost type before others",
      """
      struct Item {}
      struct Row {}
      let item = Item()
      struct Store {
        let item: Row
        func f() { item.1️⃣x }
        struct Inner { static func g() { item.2️⃣x } }
      }
      func g() { item.3️⃣x }
      """, "1️⃣ Row", "2️⃣ Row", "3️⃣ Item"),
    Row(
      "private members of other files are no members here",
      """
      --- A.swift
      struct Item {}
      struct Store { private let item: Item; let row: Item }
      --- B.swift
      extension Store { func f() { item.1️⃣x; row.2️⃣x } }
      """, "1️⃣ unknown", "2️⃣ Item"),
    Row(
      "generic types",
      """
      struct Store {}
      struct Box<T> { let value: T; let all: [T] }
      func f(_ box: Box<Store>) {
        box.value.1️⃣x
        box.all[0].2️⃣x
        Box<Store>.3️⃣x
        Box<Store>(value: Store(), all: []).value.4️⃣x
      }
      """, "1️⃣ Store", "2️⃣ Store", "3️⃣ Box<Store>.Type", "4️⃣ Store"),
    Row(
      "a static and an instance member of one name",
      """
      struct Item {}
      struct Row {}
      struct Store { static let item = Row(); let item: Item }
      func f(_ store: Store) {
        store.item.1️⃣x
        Store.item.2️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Row"),
    Row(
      "a nested type, and a case of an enum",
      """
      enum Screen {
        case list
        struct Row {}
      }
      func f() {
        Screen.Row().1️⃣x
        Screen.list.2️⃣x
      }
      """, "1️⃣ Screen.Row", "2️⃣ Screen"),
    Row(
      "a name that two types have",
      """
      --- A.swift
      struct Item {}
      --- B.swift
      class Store { let item = Item(); let row = Item() }
      --- C.swift
      class Store { let item = Item(); let row = 1 }
      --- D.swift
      func f(_ store: Store) { store.1️⃣x; store.item.2️⃣x; store.row.3️⃣x }
      """, "1️⃣ ambiguous Store in B.swift or Store in C.swift", "2️⃣ Item", "3️⃣ unknown"),
  ]

  private static let calls = [
    Row(
      "initializers",
      """
      struct Store {}
      let a = Store()
      let b = Store.init()
      let c: Store = .init()
      func f() {
        a.1️⃣x
        b.2️⃣x
        c.3️⃣x
        Store().4️⃣x
        [Store]().5️⃣x
      }
      """, "1️⃣ Store", "2️⃣ Store", "3️⃣ Store", "4️⃣ Store", "5️⃣ [Store]"),
    Row(
      "functions and methods",
      """
      struct Item {}
      struct Store {
        func item(at index: Int) -> Item? { nil }
        static func make() -> Self { Store() }
        func f() {
          item(at: 1).1️⃣x
          self.item(at: 1)?.2️⃣x
          Store.make().3️⃣x
          load().4️⃣x
        }
      }
      func load() -> [Item] { [] }
      """, "1️⃣ Item?", "2️⃣ Item", "3️⃣ Store", "4️⃣ [Item]"),
    Row(
      "overloads",
      """
      struct Item {}
      struct Row {}
      func same(_ a: Int) -> Item { Item() }
      func same(_ a: String) -> Item { Item() }
      func other(_ a: Int) -> Item { Item() }
      func other(_ a: String) -> Row { Row() }
      func f() {
        same(1).1️⃣x
        other(1).2️⃣x
      }
      """, "1️⃣ Item", "2️⃣ unknown"),
    Row(
      "a property beside a function of its name",
      """
      struct Item {}
      struct Row {}
      struct Store {
        var item: Item { Item() }
        func item(_ index: Int) -> Row { Row() }
        func f() { self.item.1️⃣x }
      }
      """, "1️⃣ Item"),
    Row(
      "values that are functions",
      """
      struct Item {}
      struct Store {
        let make: () -> Item?
        func f() {
          make().1️⃣x
          make()?.2️⃣x
          make.3️⃣x
        }
      }
      """, "1️⃣ Item?", "2️⃣ Item", "3️⃣ function giving Item?"),
    Row(
      "generic functions give what their arguments say",
      """
      struct Item {}
      func same<T>(_ a: T) -> T { a }
      func made<T>() -> T { fatalError() }
      func f() {
        same(Item()).1️⃣x
        made().2️⃣x
      }
      """, "1️⃣ Item", "2️⃣ unknown"),
  ]

  private static let locals = [
    Row(
      "locals hide members from where they are declared",
      """
      struct Item {}
      struct Row {}
      struct Store {
        let item: Item
        func f() {
          item.1️⃣x
          let item = Row()
          item.2️⃣x
          self.item.3️⃣x
        }
        func g(item: Row) { item.4️⃣x }
        func h(item outer: Row) { item.5️⃣x }
        init(item: Row) { item.6️⃣x; self.item.7️⃣x }
      }
      """, "1️⃣ Item", "2️⃣ Row", "3️⃣ Item", "4️⃣ Row", "5️⃣ Item", "6️⃣ Row", "7️⃣ Item"),
    Row(
      "a block ends what it declares",
      """
      struct Item {}
      struct Row {}
      struct Store {
        let item: Item
        func f(_ flag: Bool) {
          if flag {
            let item = Row()
            item.1️⃣x
          }
          item.2️⃣x
          do { func item() {} }
          item.3️⃣x
        }
      }
      """, "1️⃣ Row", "2️⃣ Item", "3️⃣ Item"),
    Row(
      "loops and closures hide members",
      """
      struct Item {}
      struct Row {}
      struct Store {
        let item: Row
        func f(_ items: [Item]) {
          for item in items { item.1️⃣x }
          items.forEach { item in item.2️⃣x }
          item.3️⃣x
        }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Row"),
    Row(
      "a local that has its name from what it is made of",
      """
      struct Item {}
      struct Store {
        let item: Item?
        func f() {
          let item = item
          item.1️⃣x
          if let item = item { item.2️⃣x }
        }
      }
      """, "1️⃣ Item?", "2️⃣ Item"),
    Row(
      "written types",
      """
      struct Item {}
      func f(_ a: Item..., b: inout Item?) {
        a.1️⃣x
        b.2️⃣x
        let c: Item
        c.3️⃣x
      }
      """, "1️⃣ [Item]", "2️⃣ Item?", "3️⃣ Item"),
    Row(
      "what conditions bind",
      """
      struct Item {}
      struct Store {
        let item: Item?
        func f() {
          if let item { item.1️⃣x } else { item.7️⃣x }
          if let row = item, let other: Item = item { row.2️⃣x; other.3️⃣x }
          guard let item else { return item.4️⃣x }
          item.5️⃣x
          while let next = self.item { next.6️⃣x }
        }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item?", "5️⃣ Item", "6️⃣ Item", "7️⃣ Item?"),
    Row(
      "what patterns bind",
      """
      struct Item {}
      struct Row {}
      enum Screen { case list([Item]), detail(Item, row: Row), empty }
      func f(_ screen: Screen) {
        switch screen {
        case .list(let items): items.1️⃣x
        case let .detail(item, row): item.2️⃣x; row.3️⃣x
        case .empty: break
        }
        if case .detail(_, let row) = screen { row.4️⃣x }
      }
      """, "1️⃣ [Item]", "2️⃣ Item", "3️⃣ Row", "4️⃣ Row"),
  ]

  private static let values = [
    Row(
      "optionals",
      """
      struct Part {}
      struct Item { let part: Part }
      func f(_ item: Item?) {
        item.1️⃣x
        item?.2️⃣x
        item!.part.3️⃣x
        item?.part.4️⃣x
        (item ?? Item(part: Part())).5️⃣x
      }
      """, "1️⃣ Item?", "2️⃣ Item", "3️⃣ Part", "4️⃣ Part", "5️⃣ Item"),
    Row(
      "one of several values",
      """
      struct Item {}
      struct Row {}
      func f(_ a: Item, _ b: Item?, _ c: Row, _ flag: Bool) {
        (flag ? a : a).1️⃣x
        (flag ? a : b).2️⃣x
        (flag ? a : c).3️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item?", "3️⃣ unknown"),
    Row(
      "casts",
      """
      struct Item {}
      func f(_ any: Any) {
        (any as! Item).1️⃣x
        (any as? Item).2️⃣x
        (any as? Item)?.3️⃣x
        if let item = any as? Item { item.4️⃣x }
      }
      """, "1️⃣ Item", "2️⃣ Item?", "3️⃣ Item", "4️⃣ Item"),
    Row(
      "arrays",
      """
      struct Item {}
      func f(_ items: [Item]) {
        items[0].1️⃣x
        items.first.2️⃣x
        items.last?.3️⃣x
        items.filter { _ in true }.4️⃣x
        for item in items { item.5️⃣x }
        for (number, item) in items.enumerated() { item.6️⃣x }
        [Item(), Item()].7️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item?", "3️⃣ Item", "4️⃣ [Item]", "5️⃣ Item", "6️⃣ Item", "7️⃣ [Item]"),
    Row(
      "dictionaries",
      """
      struct Item {}
      struct Row {}
      func f(_ rows: [Item: Row]) {
        rows[Item()].1️⃣x
        for (item, row) in rows { item.2️⃣x; row.3️⃣x }
        rows.values.first?.4️⃣x
      }
      """, "1️⃣ Row?", "2️⃣ Item", "3️⃣ Row", "4️⃣ Row"),
    Row(
      "tuples",
      """
      struct Item {}
      struct Row {}
      func f(_ pair: (Item, row: Row)) {
        pair.0.1️⃣x
        pair.row.2️⃣x
        pair.1.3️⃣x
        pair.other.4️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Row", "3️⃣ Row", "4️⃣ unknown"),
    Row(
      "values that are given to variables",
      """
      struct Item {}
      struct Store {
        var a = Item()
        lazy var b = { Item() }()
        var c: Item { Item() }
        var d = [Item()]
        var e = Store.item
        static let item = Item()
        func f() {
          a.1️⃣x
          b.2️⃣x
          c.3️⃣x
          d.4️⃣x
          e.5️⃣x
        }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ [Item]", "5️⃣ Item"),
  ]

  private static let closures = [
    Row(
      "what sequences give to closures",
      """
      struct Item {}
      func f(_ items: [Item]) {
        items.map { $0.1️⃣x }
        items.forEach { item in item.2️⃣x }
        items.sorted { $0.3️⃣x < $1.4️⃣x }
        items.reduce(0) { sum, item in item.5️⃣x }
        items.first { (item: Item) in item.6️⃣x }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item", "5️⃣ Item", "6️⃣ Item"),
    Row(
      "each closure has a `$0` of its own",
      """
      struct Item {}
      struct Row {}
      func f(_ items: [Item], _ rows: [Row]) {
        items.map { $0.1️⃣x; rows.map { $0.2️⃣x } }
      }
      """, "1️⃣ Item", "2️⃣ Row"),
    Row(
      "what functions of the sources give to closures",
      """
      struct Item {}
      struct Row {}
      struct Store {
        init(_ made: (Item) -> Void) {}
        func load(_ name: String, done: (Item, Row) -> Void) {}
        func f() {
          load("a") { item, row in row.1️⃣x }
          load("a", done: { $0.2️⃣x })
          Store { $0.3️⃣x }
        }
      }
      """, "1️⃣ Row", "2️⃣ Item", "3️⃣ Item"),
    Row(
      "overloads that give other things",
      """
      struct Item {}
      struct Row {}
      func load(_ done: (Item) -> Void) {}
      func load(all done: (Row) -> Void) {}
      func f() {
        load { $0.1️⃣x }
        load(all: { $0.2️⃣x })
      }
      """, "1️⃣ unknown", "2️⃣ Row"),
    Row(
      "closures of a written type",
      "struct Item {}\nlet f: (Item) -> Void = { item in item.1️⃣x }", "1️⃣ Item"),
    Row(
      "captures",
      """
      struct Item {}
      class Store {
        let item = Item()
        func f() {
          run { [weak self] in self?.1️⃣x }
          run { [item] in item.2️⃣x }
          run { [row = item] in row.3️⃣x }
          run { [weak self] in
            guard let self else { return }
            item.4️⃣x
          }
        }
      }
      """, "1️⃣ Store", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item"),
    Row(
      "views that give their elements and items to closures",
      """
      struct Item {}
      struct Content: View {
        let items: [Item]
        @State var shown: Item?
        var body: some View {
          ForEach(items) { item in item.1️⃣x }
          List(items) { $0.2️⃣x }
          Text("").sheet(item: $shown) { item in item.3️⃣x }
          Text("").onChange(of: shown) { old, new in new.4️⃣x }
        }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item?"),
  ]

  private static let wrappers = [
    Row(
      "wrapped properties",
      """
      class Store {}
      struct Content: View {
        @StateObject var a = Store()
        @StateObject(wrappedValue: Store()) var b
        @ObservedObject var c: Store
        @Environment(Store.self) var d
        @EnvironmentObject var e: Store
        @Binding var f: Store
        var body: some View {
          a.1️⃣x
          b.2️⃣x
          c.3️⃣x
          d.4️⃣x
          e.5️⃣x
          f.6️⃣x
        }
      }
      """, "1️⃣ Store", "2️⃣ Store", "3️⃣ Store", "4️⃣ Store", "5️⃣ Store", "6️⃣ Store"),
    Row(
      "values of the environment that the sources add",
      """
      class Store {}
      extension EnvironmentValues { var store: Store { Store() } }
      struct Content: View {
        @Environment(\\.store) var store
        @Environment(\\.locale) var locale
        var body: some View {
          store.1️⃣x
          locale.2️⃣x
        }
      }
      """, "1️⃣ Store", "2️⃣ unknown"),
    Row(
      "a binding's value",
      "class Store {}\nfunc f(_ store: Binding<Store>) { store.wrappedValue.1️⃣x; store.2️⃣x }",
      "1️⃣ Store", "2️⃣ external Binding<Store>"),
  ]

  private static let library = [
    Row(
      "values of the standard library and Foundation",
      """
      func f(_ id: UUID, _ url: URL) {
        id.uuidString.1️⃣x
        url.path.2️⃣x
        Date().3️⃣x
        url.path.count.4️⃣x
      }
      """, "1️⃣ external String", "2️⃣ external String", "3️⃣ external Date", "4️⃣ external Int"),
    Row(
      "what the sources add to types from elsewhere",
      """
      struct Item {}
      extension Bundle {
        var item: Item { Item() }
        func f() { item.1️⃣x }
      }
      func f(_ bundle: Bundle) { bundle.item.2️⃣x; Bundle.main.item.3️⃣x }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item"),
  ]

  private static let unknown = [
    Row(
      "a type that a function declares hides others",
      "struct Store {}\nfunc f() { struct Store {}; Store().1️⃣x }", "1️⃣ unknown"),
    Row(
      "what is declared nowhere",
      """
      struct Item {}
      func f(_ item: Item, _ date: Date) {
        missing.1️⃣x
        missing().2️⃣x
        item.missing.3️⃣x
        date.missing().4️⃣x
        missing { $0.5️⃣x }
      }
      """, "1️⃣ unknown", "2️⃣ unknown", "3️⃣ unknown", "4️⃣ unknown", "5️⃣ unknown"),
    Row(
      "variables that are defined by one another",
      "let a = b\nlet b = a\nfunc f() { a.1️⃣x }", "1️⃣ unknown"),
    Row(
      "a local that is another in each branch of a condition",
      """
      struct Item {}
      struct Row {}
      func f() {
        #if os(iOS)
        let a = Item(), b = Item()
        #else
        let a = Row(), b = Item()
        #endif
        a.1️⃣x
        b.2️⃣x
      }
      """, "1️⃣ unknown", "2️⃣ Item"),
  ]

  private func check(_ row: Row) {
    row.check { project, place in
      let uses = FactsReader.memberUses(at: [place.offset], in: project.files[place.file].source)
      guard let use = uses.first, let base = use.base else { return "no member of anything" }
      let scope = LookupScope(file: place.file, enclosingType: use.enclosingType)
      return project.index.words(for: project.index.type(of: base, in: scope))
    }
  }
}

import ModelTestSupport
import Testing

extension ExpressionTypingTests {
  static let members = [
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

  static let calls = [
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
    Row(
      "generic functions give what a metatype says",
      """
      struct Item {}
      protocol Resolving { func all<T>(_ type: T.Type) -> T }
      class Base { func found<T>(name: String, _ type: T.Type) -> T? { nil } }
      final class Container: Base, Resolving {
        func resolve<T>(_ type: T.Type) -> T { fatalError() }
        func resolve<T>(_ type: T.Type, named: String) -> T { fatalError() }
        func all<T>(_ type: T.Type) -> T { fatalError() }
        func boxed<T>(_ type: T.Type) -> [T] { [] }
        func made<T>(_ type: T.Type, by make: () -> T = { fatalError() }) -> T { make() }
        func either<T>(_ type: T.Type) -> T { fatalError() }
        func either(_ type: Any.Type) -> Container { self }
        static func shared<T>(_ type: T.Type) -> T { fatalError() }
      }
      func f(_ a: Container, _ b: any Resolving) {
        a.resolve(Item.self).1️⃣x
        a.resolve(Item.self, named: "a").2️⃣x
        a.found(name: "a", Item.self).3️⃣x
        b.all(Item.self).4️⃣x
        a.boxed(Item.self).5️⃣x
        a.made(Item.self) { Item() }.6️⃣x
        a.either(Item.self).7️⃣x
        Container.shared(Date.self).8️⃣x
        a.resolve([Item].self).9️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item?", "4️⃣ Item", "5️⃣ [Item]", "6️⃣ Item", "7️⃣ unknown",
      "8️⃣ external Date", "9️⃣ unknown"),
  ]

  static let locals = [
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
}

import ModelTestSupport
import Testing

extension ExpressionTypingTests {
  static let values = [
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
      "bindings of local objects, and of what has another wrapper",
      """
      class Model {}
      struct Form {
        let model: Model
        let parent: Form
        func f() {
          @Bindable var model = model
          @Bindable var other = parent.model
          @Clamped var amount = model
          $model.1️⃣x
          $other.2️⃣x
          $amount.3️⃣x
        }
      }
      """, "1️⃣ Model", "2️⃣ Model", "3️⃣ unknown"),
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
      "values that a type is written for",
      """
      struct Item {}
      func pick<T>() -> T { fatalError() }
      func f() {
        (pick() as Item).1️⃣x
        let a = pick() as Item
        a.2️⃣x
        [1].forEach { (item: Item) in item.3️⃣x }
        missing { (item: Item, date: Date) in item.4️⃣x }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item"),
    Row(
      "values of a result",
      """
      struct Item {}
      struct Failure: Error {}
      func f(_ result: Result<Item, Failure>, _ other: Result<Date, Never>?) {
        switch result {
        case .success(let item): item.1️⃣x
        case .failure(let failure): failure.2️⃣x
        }
        if case .success(let date)? = other { date.3️⃣x }
      }
      """, "1️⃣ Item", "2️⃣ Failure", "3️⃣ external Date"),
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

  static let closures = [
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
      "closures and key paths in a literal of a written type",
      """
      struct Item {}
      let rows: [(Item) -> Int] = [{ $0.1️⃣x }]
      let names: [String: (Item) -> Int] = ["a": { item in item.2️⃣x }]
      let columns: [(title: String, value: (Item) -> Int)] = [("a", { $0.3️⃣x })]
      let paths: [KeyPath<Item, Int>]? = [\\.4️⃣x]
      enum Field {
        case a, b
        var path: KeyPath<Item, Int> {
          switch self {
          case .a: \\.5️⃣x
          case .b: return \\.6️⃣x
          }
        }
      }
      let unknown = [{ $0.7️⃣x }]
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item", "5️⃣ Item", "6️⃣ Item", "7️⃣ unknown"),
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
      "what generic functions of the sources give to closures, by other arguments",
      """
      struct Item { init() {} }
      struct Holder<T> {
        init(_ value: @autoclosure () -> T, content: (T) -> Void) {}
        init(make: () -> T, content: (T) -> Void) {}
      }
      func with<T>(_ make: () -> T, _ action: (T) -> Void) {}
      func f() {
        Holder(Item()) { item in item.1️⃣x }
        Holder(make: { Item() }) { item in item.2️⃣x }
        Holder(make: Item.init) { item in item.3️⃣x }
        with({ Item() }) { $0.4️⃣x }
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item"),
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
      "values that become optional",
      """
      struct Item {}
      func load() throws -> Item { Item() }
      func f(_ flag: Bool, _ item: Item) async {
        (flag ? item : nil).1️⃣x
        (flag ? nil : item).2️⃣x
        (flag ? item : !flag ? nil : item).3️⃣x
        (try? load()).4️⃣x
        (try? load())?.5️⃣x
        (await (try? load())).6️⃣x
        if let found = try? load() { found.7️⃣x }
        ((try? load()) ?? item).8️⃣x
      }
      """, "1️⃣ Item?", "2️⃣ Item?", "3️⃣ Item?", "4️⃣ Item?", "5️⃣ Item", "6️⃣ Item?", "7️⃣ Item", "8️⃣ Item"),
    Row(
      "an optional that is written out",
      """
      struct Item {}
      func f(_ item: Optional<Item>) {
        item.1️⃣x
        item?.2️⃣x
        if let item { item.3️⃣x }
      }
      """, "1️⃣ Item?", "2️⃣ Item", "3️⃣ Item"),
    Row(
      "members that a generic superclass declares",
      """
      struct Item {}
      class Base<Value> { var value: Value { fatalError() }; func load() -> [Value] { [] } }
      class Middle<Element>: Base<Element> {}
      class Store: Middle<Item> {
        func f() { value.1️⃣x; super.value.2️⃣x; load().first?.3️⃣x }
      }
      func f(_ store: Store) { store.value.4️⃣x }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Item"),
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
}

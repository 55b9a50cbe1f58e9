import ModelTestSupport
import Testing

extension ExpressionTypingTests {
  static let sequences = [
    Row(
      "what sequences give",
      """
      struct Part {}
      struct Item { let part: Part; let parts: [Part] }
      func f(_ items: [Item], _ set: Set<Item>, _ rows: [[Item]]) {
        items.flatMap { $0.parts }.1️⃣x
        items.flatMap(\\.parts).first?.2️⃣x
        items.map(\\.part).3️⃣x
        rows.joined().first?.4️⃣x
        Array(set).5️⃣x
        set.sorted { _, _ in true }.6️⃣x
        items.lazy.filter { _ in true }.7️⃣x
        (items + items).8️⃣x
        Set(items.map(\\.part)).first?.9️⃣x
      }
      """, "1️⃣ [Part]", "2️⃣ Part", "3️⃣ [Part]", "4️⃣ Item", "5️⃣ [Item]", "6️⃣ [Item]", "7️⃣ [Item]",
      "8️⃣ [Item]", "9️⃣ Part"),
    Row(
      "pairs",
      """
      struct Item {}
      struct Row {}
      func f(_ items: [Item], _ rows: [Row]) {
        items.enumerated().map { $0.element.1️⃣x }
        items.enumerated().forEach { $1.2️⃣x }
        zip(items, rows).map { a, b in a.3️⃣x; b.4️⃣x }
        ForEach(Array(zip(items, rows)), id: \\.0) { $0.0.5️⃣x }
        ForEach(Array(items.enumerated()), id: \\.offset) { number, item in item.6️⃣x }
        let (item, row) = (items[0], rows[0])
        item.7️⃣x
        row.8️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Row", "5️⃣ Item", "6️⃣ Item", "7️⃣ Item", "8️⃣ Row"),
    Row(
      "elements of dictionaries",
      """
      struct Item { let kind: Kind }
      struct Kind {}
      func f(_ items: [Kind: Item], _ list: [Item]) {
        items.map { $0.value.1️⃣x }
        items.sorted { $0.key < $1.key }.first?.value.2️⃣x
        ForEach(items.sorted { _, _ in true }, id: \\.key) { kind, item in item.3️⃣x }
        items.mapValues { $0.kind }[Kind()]?.4️⃣x
        Dictionary(grouping: list, by: \\.kind).values.first?.5️⃣x
        Dictionary(uniqueKeysWithValues: zip(list.map(\\.kind), list))[Kind()]?.6️⃣x
        items.filter { _ in true }.7️⃣x
        items.keys.first?.8️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Item", "4️⃣ Kind", "5️⃣ [Item]", "6️⃣ Item", "7️⃣ [Kind: Item]", "8️⃣ Kind"),
    Row(
      "generic functions and extensions",
      """
      struct Item {}
      struct Box<T> { let value: T }
      func pick<T>(_ all: [T]) -> T? { all.first }
      func boxed<T>(_ value: T) -> Box<T> { Box(value: value) }
      extension Array { func chunked(by size: Int) -> [[Element]] { [self] } }
      extension Sequence { var second: Element? { nil } }
      func f(_ items: [Item], _ result: Result<Item, Error>) throws {
        pick(items)?.1️⃣x
        boxed(items[0]).value.2️⃣x
        items.chunked(by: 2).first?.3️⃣x
        items.second?.4️⃣x
        try result.get().5️⃣x
        items.reduce(items[0]) { $1 }.6️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ [Item]", "4️⃣ Item", "5️⃣ Item", "6️⃣ Item"),
    Row(
      "overloads of generic functions",
      """
      struct Item {}
      struct Other {}
      final class Container {
        func resolve<T>(_ type: T.Type) -> T { fatalError() }
        func resolve<T>() -> T { fatalError() }
        func resolve<T>(_ type: T.Type, name: String) -> T? { nil }
        func make() -> Item { Item() }
        func make<T>(_ type: T.Type) -> T { fatalError() }
      }
      func f(_ container: Container) {
        container.resolve(Item.self).1️⃣x
        container.resolve(Item.self, name: "a")?.2️⃣x
        container.make(Other.self).3️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Other"),
    Row(
      "subscripts of the project",
      """
      struct Item {}
      struct Other {}
      struct Keyed<T> { subscript(id: Int) -> T? { nil } }
      struct Services {
        var item: Item
        static subscript<T>(_ path: KeyPath<Services, T>) -> T { fatalError() }
        subscript<T>(_ type: T.Type) -> T { fatalError() }
      }
      struct Both {
        subscript(id: Int) -> Item { Item() }
        subscript(name: String) -> Other { Other() }
      }
      struct Several {
        subscript(path: KeyPath<Services, Int>) -> Other { Other() }
        subscript<T>(_ path: KeyPath<Services, T>) -> T { fatalError() }
        subscript<T>(_ type: T.Type) -> T { fatalError() }
      }
      extension Values { var item: Item { Item() } }
      func f(_ keyed: Keyed<Item>, _ services: Services, _ both: Both, _ several: Several) {
        keyed[1]?.1️⃣x
        Services[\\.item].2️⃣x
        services[Other.self].3️⃣x
        both[1].4️⃣x
        Values[\\.item].5️⃣x
        Values[\\.other].6️⃣x
        several[\\.item].7️⃣x
        several[Other.self].8️⃣x
        several[\\.missing].9️⃣x
      }
      """, "1️⃣ Item", "2️⃣ Item", "3️⃣ Other", "4️⃣ unknown", "5️⃣ Item", "6️⃣ unknown", "7️⃣ unknown", "8️⃣ Other",
      "9️⃣ unknown"),
    Row(
      "what the project adds",
      """
      struct Item { static func + (a: Item, b: Item) -> Row { Row() } }
      struct Row {}
      extension Array { func first(_ count: Int) -> [Element] { [] } }
      extension Sequence { func sorted(by key: (Element) -> Int) -> [Element] { [] } }
      func f(_ item: Item, _ items: [Item]) {
        (item + item).1️⃣x
        (items + items).2️⃣x
        items.first.3️⃣x
        items.sorted { 1 }.4️⃣x
        items.last?.5️⃣x
      }
      """, "1️⃣ unknown", "2️⃣ [Item]", "3️⃣ unknown", "4️⃣ [Item]", "5️⃣ Item"),
  ]
}

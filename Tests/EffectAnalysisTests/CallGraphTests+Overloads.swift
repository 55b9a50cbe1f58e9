import ModelTestSupport
import Testing

extension CallGraphTests {
  /// Names that several declarations have.
  static let overloads = [
    Row(
      "initializers that can take the arguments",
      """
      class Store { init() {}; init(from text: String) {}; init(_ count: Int = 0, id: Int) {} }
      func f() { 1️⃣Store(); 2️⃣Store(from: ""); 3️⃣Store(id: 1) }
      """, "1️⃣ Store.init()", "2️⃣ Store.init(from:)", "3️⃣ Store.init(_:id:)"),
    Row(
      "values of parameters that are left out",
      """
      struct Item { static func make() -> Item { Item() } }
      struct Card {
        init(item: Item = .make(), count: Int = 1) {}
        func show(_ item: Item = .make(), at place: Item = .make()) {}
      }
      func f(_ card: Card, _ item: Item) {
        1️⃣Card(); 2️⃣Card(item: item)
        card.3️⃣show(at: item); card.4️⃣show()
      }
      """, "1️⃣ Card.init(item:count:), the code .make()", "2️⃣ Card.init(item:count:)",
      "3️⃣ Card.show(_:at:), the code .make()", "4️⃣ Card.show(_:at:), the code .make(), the code .make()"),
    Row(
      "closures behind the parentheses, and parameters that take any number",
      """
      func run(_ action: () -> Void) {}
      func run(_ items: Int..., by step: Int = 1) {}
      func f() { 1️⃣run {}; 2️⃣run(); 3️⃣run(1, 2) }
      """, "1️⃣ run(_:), run(_:by:)", "2️⃣ run(_:by:)", "3️⃣ run(_:), run(_:by:)"),
    Row(
      "initializers that are inherited, and those of superclasses that are called unnamed",
      """
      class Base { init() {}; init(id: Int) {} }
      class Heir: Base {}
      class Other: Base { init(name: String) {} }
      func f() { 1️⃣Heir(id: 1); 2️⃣Other(name: "") }
      """, "1️⃣ Base.init(), Base.init(id:)", "2️⃣ Base.init(), Other.init(name:)"),
    Row(
      "a variable beside functions of its name, and functions where one is asked for",
      """
      struct Chart { init(points: [Int]) {} }
      struct Loader { init(_ load: @escaping () -> [Int]) {} }
      final class Store {
        var points: [Int] = []
        var load: () -> [Int] = { [] }
        func points(in range: Range<Int>) -> [Int] { [] }
        func points(above limit: Int) -> [Int] { [] }
        func f() -> [Int] {
          Chart(points: 1️⃣points); Loader(2️⃣points); vendor(3️⃣points)
          load = 4️⃣points; print(5️⃣points == []); for point in self.6️⃣points {}
          return 7️⃣points
        }
      }
      """,
      "1️⃣ Store.points",
      "2️⃣ Store.points, Store.points(above:), Store.points(in:)",
      "3️⃣ Store.points, Store.points(above:), Store.points(in:)",
      "4️⃣ Store.points, Store.points(above:), Store.points(in:)",
      "5️⃣ Store.points", "6️⃣ Store.points", "7️⃣ Store.points"),
    Row(
      "a variable whose value is no function is not called, whoever has it",
      """
      struct Sheet { let title: String; let onClose: () -> Void; func close() {} }
      let limit = 3
      let done: () -> Void = {}
      func f(_ sheet: Sheet) { sheet.1️⃣title("a"); sheet.2️⃣onClose(); 3️⃣limit(4); 4️⃣done() }
      """,
      "1️⃣ nothing", "2️⃣ Sheet.onClose", "3️⃣ nothing", "4️⃣ global done, the code {}"),
    Row(
      "members in and behind '#if' in a chain",
      """
      struct Card { func bold() -> Card { self }; func boxed(at side: Side) -> Card { self } }
      enum Side { static let leading = Side() }
      struct Feed { var title: () -> Int = { 1 }; var boxed: () -> Int = { 1 } }
      func f(_ card: Card) -> Card {
        card.bold()
          #if os(macOS)
            .1️⃣boxed(at: .2️⃣leading).3️⃣bold()
          #endif
          .4️⃣title()
      }
      """,
      "1️⃣ Card.boxed(at:)", "2️⃣ Side.leading, the code Side()", "3️⃣ Card.bold()", "4️⃣ nothing"),
  ]
}

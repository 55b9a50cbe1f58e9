import ModelTestSupport
import SwiftModel
import Testing

/// The type of the expression before a marked member.
@Suite struct ExpressionTypingTests {
  @Test(arguments: members + calls + locals)
  func namesAndCalls(row: Row) { check(row) }

  @Test(arguments: values + closures + sequences)
  func valuesAndClosures(row: Row) { check(row) }

  @Test(arguments: wrappers + library + foreign + unknown)
  func libraryAndUnknown(row: Row) { check(row) }

  private static let wrappers = [
    Row(
      "variables that begin with a literal",
      """
      class Store {
        var name = ""
        var count = 0
        var share = 0.5
        @State var isOpen = false
        let range = 0...9
        func f() {
          name.1️⃣x
          count.2️⃣x
          share.3️⃣x
          isOpen.4️⃣x
          range.5️⃣x
        }
      }
      """, "1️⃣ external String", "2️⃣ external Int", "3️⃣ external Double", "4️⃣ external Bool",
      "5️⃣ unknown"),
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

  private static let foreign = [
    Row(
      "types nested in those of other modules",
      """
      struct Item {}
      extension Shared { struct Own { let item: Item } }
      func f() {
        Shared.Vendors.1️⃣x
        Shared.Vendors.model.2️⃣x
        Shared.Vendors().3️⃣x
        Shared.model.4️⃣x
        Shared.Own(item: Item()).item.5️⃣x
      }
      """, "1️⃣ external Shared.Vendors.Type", "2️⃣ external Shared.Vendors.model",
      "3️⃣ external Shared.Vendors", "4️⃣ external Shared.model", "5️⃣ Item"),
    Row(
      "a local type alias",
      """
      struct Item {}
      struct V {}
      func f() {
        typealias V = Item
        V().1️⃣x
      }
      func g() { V().2️⃣x }
      func h() {
        struct Item {}
        typealias V = Item
        V().3️⃣x
      }
      """, "1️⃣ Item in A.swift", "2️⃣ V", "3️⃣ unknown"),
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
      let uses = FactsReader.effects(at: [place.offset], in: project.files[place.file].source)
      guard let use = uses.first, let base = use.base else { return "no member of anything" }
      let scope = LookupScope(file: place.file, enclosingType: use.enclosingType)
      return project.index.words(for: project.index.type(of: base, in: scope))
    }
  }
}

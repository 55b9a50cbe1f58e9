import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// What code does to what it names, and how the expression goes on from it.
@Suite struct EffectKindTests {
  /// Every effect on something of these names stands at a marker, and there are no others.
  private static let names: Set<String> = ["count", "item", "rows", "cache", "keys", "flag"]

  @Test(arguments: reads + assignments + changes + members + subscripts + wrapped)
  func kindsAndPathsAreTold(row: Row) {
    row.check { project in
      project.files.flatMap { file in
        FactsReader.effects(on: Self.names, in: file.source).map { effect in
          let marker =
            file.marked.marker(at: effect.offset).map(String.init) ?? "unmarked, at \(effect.offset):"
          return "\(marker) \(effect.words)"
        }
      }
    }
  }

  private static let reads = [
    Row(
      "reads",
      """
      func f() -> Int {
        print(1️⃣count)
        if 2️⃣count <= 1 && 3️⃣rows.isEmpty {}
        let local = -4️⃣count
        for row in 5️⃣rows {}
        switch 6️⃣count { default: break }
        local = 7️⃣count
        return 8️⃣rows.map { $0 }.first ?? 9️⃣count
      }
      """,
      "1️⃣ read", "2️⃣ read", "3️⃣ read of .isEmpty", "4️⃣ read", "5️⃣ read", "6️⃣ read", "7️⃣ read",
      "8️⃣ read of .map()", "9️⃣ read"),
    Row(
      "a chain goes on up to its first call",
      """
      func f() {
        1️⃣item.title.first
        2️⃣item.title().first
        3️⃣item?.next!.title
        4️⃣rows[0].title
        5️⃣rows.first?.title()
        6️⃣flag()
        (7️⃣item.next).title
      }
      """,
      "1️⃣ read of .title.first", "2️⃣ read of .title()", "3️⃣ read of .next.title", "4️⃣ read of [].title",
      "5️⃣ read of .first.title()", "6️⃣ read of ()", "7️⃣ read of .next.title"),
    Row(
      "key paths read",
      #"func f() { g(\Store.1️⃣item.2️⃣count); self[keyPath: \.3️⃣count] = 1 }"#,
      "1️⃣ read", "2️⃣ read", "3️⃣ assignment"),
    Row(
      "key paths in local constants",
      #"func f() { let path = \Store.1️⃣count; self[keyPath: path] = 1; let other = \Store.2️⃣item; g(self[keyPath: other]) }"#,
      "1️⃣ assignment", "2️⃣ read"),
    Row(
      "key paths that register a read, or announce a change",
      #"func f() { access(keyPath: \.1️⃣count); withMutation(keyPath: \.2️⃣item.3️⃣count) {} }"#,
      "1️⃣ read", "2️⃣ memberWrite", "3️⃣ mutation"),
    Row(
      "what is bound by its own name is read there, and the name is a local then",
      """
      func f() {
        if var 1️⃣count { count = 1 }
        guard let 2️⃣item else { return }
        item.title = ""
        run { [3️⃣rows] in rows.first }
        run { [weak cache = 4️⃣cache] in cache?.first = 1 }
      }
      """, "1️⃣ read", "2️⃣ read", "3️⃣ read", "4️⃣ read"),
    Row(
      "locals of these names are none of the type",
      """
      func f(count: inout Int) {
        count = 1
        1️⃣rows.map { item in item.title = "" }
        load { (rows, flag) in rows.append(flag) }
        for keys in all { keys.append(1) }
        if case .some(let cache) = all { cache[0] = 1 }
        func g() { var flag = false; flag.toggle() }
      }
      """, "1️⃣ read of .map()"),
  ]

  private static let assignments = [
    Row(
      "assignments of the whole",
      """
      func f() {
        1️⃣count = 1
        self.2️⃣count = 3️⃣count + 1
        4️⃣item.5️⃣count = 1
        Store.shared.6️⃣count = 1
      }
      """,
      "1️⃣ assignment", "2️⃣ assignment", "3️⃣ read", "4️⃣ memberWrite of .count", "5️⃣ assignment",
      "6️⃣ assignment"),
    Row(
      "targets of a tuple",
      """
      func f() {
        (1️⃣count, self.2️⃣flag) = (3️⃣flag, 4️⃣count)
        (_, (5️⃣count, 6️⃣rows[0])) = g()
        (7️⃣count, 8️⃣flag) == (1, 2)
      }
      """,
      "1️⃣ assignment", "2️⃣ assignment", "3️⃣ read", "4️⃣ read", "5️⃣ assignment", "6️⃣ mutation of []",
      "7️⃣ read", "8️⃣ read"),
    Row(
      "compound assignments",
      """
      func f() {
        1️⃣count += 2️⃣count
        3️⃣count &<<= 1
        4️⃣rows += [1]
        5️⃣count == 1
        6️⃣count >= 1
        7️⃣count != 1
        8️⃣count !== 1
      }
      """,
      "1️⃣ mutation", "2️⃣ read", "3️⃣ mutation", "4️⃣ mutation", "5️⃣ read", "6️⃣ read", "7️⃣ read",
      "8️⃣ read"),
  ]

  private static let changes = [
    Row(
      "methods of the library that change the value",
      """
      func f() {
        1️⃣rows.append(1)
        2️⃣rows.sort { $0 > $1 }
        3️⃣rows.removeAll(where: { $0 == 1 })
        4️⃣flag.toggle()
        5️⃣rows.sorted { $0 > $1 }
        6️⃣rows.removing(1)
        7️⃣item.rename("")
      }
      """,
      "1️⃣ mutation of .append()", "2️⃣ mutation of .sort()", "3️⃣ mutation of .removeAll()",
      "4️⃣ mutation of .toggle()", "5️⃣ read of .sorted()", "6️⃣ read of .removing()", "7️⃣ read of .rename()"),
    Row(
      "arguments that are inout",
      """
      func f() {
        swap(&1️⃣count, &self.2️⃣rows[3️⃣count])
        update(&4️⃣item.title, 5️⃣count)
      }
      """,
      "1️⃣ mutation", "2️⃣ mutation of []", "3️⃣ read", "4️⃣ memberWrite of .title", "5️⃣ read"),
    Row(
      "in closures behind a call",
      """
      func f() {
        load { 1️⃣count = 1 } done: { 2️⃣rows.append($0) }
        3️⃣rows.forEach { 4️⃣count += $0 }
        Button(5️⃣item.title) { 6️⃣count += 1 }
      }
      """,
      "1️⃣ assignment", "2️⃣ mutation of .append()", "3️⃣ read of .forEach()", "4️⃣ mutation",
      "5️⃣ read of .title", "6️⃣ mutation"),
  ]

  private static let members = [
    Row(
      "members that are written, of a value or of an object",
      """
      func f() {
        1️⃣item.title = ""
        2️⃣item.size.width += 1
        3️⃣item.4️⃣rows.append(1)
        5️⃣item.title.isEmpty
      }
      """,
      "1️⃣ memberWrite of .title", "2️⃣ memberWrite of .size.width", "3️⃣ memberWrite of .rows.append()",
      "4️⃣ mutation of .append()", "5️⃣ read of .title.isEmpty"),
    Row(
      "through optionals",
      """
      func f() {
        1️⃣item?.title = ""
        2️⃣item!.title = ""
        3️⃣count? = 1
        4️⃣count! += 1
        5️⃣rows?.append(1)
        6️⃣rows?[0] = 1
        7️⃣item?.save()
        8️⃣item?.next?.title = ""
      }
      """,
      "1️⃣ memberWrite of .title", "2️⃣ memberWrite of .title", "3️⃣ mutation", "4️⃣ mutation",
      "5️⃣ mutation of .append()", "6️⃣ mutation of []", "7️⃣ read of .save()",
      "8️⃣ memberWrite of .next.title"),
  ]

  private static let subscripts = [
    Row(
      "elements",
      """
      func f() {
        1️⃣rows[0] = 1
        2️⃣rows[0][1] += 1
        3️⃣rows[0].title = ""
        4️⃣rows[0].append(1)
        5️⃣cache["a", default: 0] += 1
        6️⃣rows[0]
      }
      """,
      "1️⃣ mutation of []", "2️⃣ mutation of [][]", "3️⃣ memberWrite of [].title",
      "4️⃣ mutation of [].append()", "5️⃣ mutation of []", "6️⃣ read of []"),
    Row(
      "what stands in the brackets is read",
      """
      func f() {
        1️⃣cache[2️⃣keys[0]] = 1
        3️⃣cache[4️⃣keys[5️⃣count]]?.append(6️⃣rows[0])
        7️⃣rows[8️⃣item.title] += 1
      }
      """,
      "1️⃣ mutation of []", "2️⃣ read of []", "3️⃣ mutation of [].append()", "4️⃣ read of []", "5️⃣ read",
      "6️⃣ read of []", "7️⃣ mutation of []", "8️⃣ read of .title"),
  ]

  private static let wrapped = [
    Row(
      "targets in parentheses",
      """
      func f() {
        (1️⃣count) = 1
        (self.2️⃣count) += 1
        ((3️⃣count)) = 1
        ((4️⃣count), (5️⃣flag)) = (1, true)
        ((6️⃣count, 7️⃣flag)) = (1, true)
        (8️⃣count) == 1
        print((9️⃣count))
      }
      """,
      "1️⃣ assignment", "2️⃣ mutation", "3️⃣ assignment", "4️⃣ assignment", "5️⃣ assignment", "6️⃣ assignment",
      "7️⃣ assignment", "8️⃣ read", "9️⃣ read"),
    Row(
      "parts of what stands in parentheses",
      """
      func f() {
        (1️⃣rows)[0] = 1
        (2️⃣item).title = ""
        (3️⃣rows).append(1)
        update(&(4️⃣count))
        (5️⃣item?.next)!.title = ""
        (6️⃣item).title
        (7️⃣count, 1).0
      }
      """,
      "1️⃣ mutation of []", "2️⃣ memberWrite of .title", "3️⃣ mutation of .append()", "4️⃣ mutation",
      "5️⃣ memberWrite of .next.title", "6️⃣ read of .title", "7️⃣ read"),
    Row(
      "targets behind `await` and `try`",
      """
      func f() async throws {
        await self.1️⃣count = 1
        try 2️⃣count = load()
        try await 3️⃣item.title = load()
        await (4️⃣count) += 1
        await 5️⃣rows.append(1)
        await print(6️⃣count)
        let local = await 7️⃣count
        local = try await 8️⃣count
        try await 9️⃣count == 1
      }
      """,
      "1️⃣ assignment", "2️⃣ assignment", "3️⃣ memberWrite of .title", "4️⃣ mutation",
      "5️⃣ mutation of .append()", "6️⃣ read", "7️⃣ read", "8️⃣ read", "9️⃣ read"),
  ]
}

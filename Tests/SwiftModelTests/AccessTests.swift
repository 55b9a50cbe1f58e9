import ModelTestSupport
import SwiftModel
import TestSupport
import Testing

/// What the bodies of a class do to its stored variables.
@Suite struct AccessTests {
  /// Every access stands at a marker, and there are no others.
  @Test(arguments: kinds + names)
  func accessesAreFound(row: Row) { check(row) }

  @Test(arguments: closures + nestedFunctions)
  func laterOnesAreTold(row: Row) { check(row) }

  private static let kinds = [
    Row(
      "reads",
      """
      class Store {
        var count = 0, rows = [1]
        func f() {
          print(1️⃣count, self.2️⃣count)
          3️⃣rows[0].description
          let a = -4️⃣count
          if 5️⃣count == 1 {}
          6️⃣rows.map { $0 }
        }
      }
      """,
      "1️⃣ read", "2️⃣ read", "3️⃣ read of [].description", "4️⃣ read", "5️⃣ read", "6️⃣ read of .map()"),
    Row(
      "assignments",
      """
      class Store {
        var count = 0, other = 0
        func f() {
          1️⃣count = 1
          self.2️⃣count = 3️⃣other
          (4️⃣count, 5️⃣other) = (1, 2)
        }
      }
      """, "1️⃣ assignment", "2️⃣ assignment", "3️⃣ read", "4️⃣ assignment", "5️⃣ assignment"),
    Row(
      "targets in parentheses, and behind `await` and `try`",
      """
      class Store {
        var count = 0, rows = [1], item = Item()
        func f() async throws {
          (1️⃣count) = 1
          (self.2️⃣count) += 1
          await self.3️⃣count = 1
          try (4️⃣count) = load()
          (5️⃣rows)[0] = 1
          (6️⃣item).title = ""
          print((7️⃣count))
          await 8️⃣count == 1
        }
      }
      """,
      "1️⃣ assignment", "2️⃣ mutation", "3️⃣ assignment", "4️⃣ assignment", "5️⃣ mutation of []",
      "6️⃣ memberWrite of .title", "7️⃣ read", "8️⃣ read"),
    Row(
      "changes in place",
      """
      class Store {
        var count = 0, rows = [1], flag = false, row: Int?
        func f() {
          1️⃣count += 1
          2️⃣rows[0] = 1
          3️⃣rows.append(1)
          4️⃣flag.toggle()
          swap(&5️⃣count, &6️⃣rows[0])
          7️⃣row? += 1
          8️⃣row! = 1
        }
      }
      """,
      "1️⃣ mutation", "2️⃣ mutation of []", "3️⃣ mutation of .append()", "4️⃣ mutation of .toggle()",
      "5️⃣ mutation", "6️⃣ mutation of []", "7️⃣ mutation", "8️⃣ mutation"),
    Row(
      "changes of members, which are of a value or of an object",
      """
      class Store {
        var item = Item()
        func f() {
          1️⃣item.count = 1
          2️⃣item.count += 1
          3️⃣item.rows.append(1)
          4️⃣item.rows[0].name = "a"
          5️⃣item.save()
        }
      }
      """,
      "1️⃣ memberWrite of .count", "2️⃣ memberWrite of .count", "3️⃣ memberWrite of .rows.append()",
      "4️⃣ memberWrite of .rows[].name", "5️⃣ read of .save()"),
    Row(
      "two parts of a variable for one call",
      """
      class Store {
        var rows = [1, 2]
        func f() { 1️⃣swap(&2️⃣rows[0], &3️⃣rows[1]) }
      }
      """, "1️⃣ aliasedInout", "2️⃣ mutation of []", "3️⃣ mutation of []"),
    Row(
      "comparisons and other operators change nothing",
      """
      class Store {
        var count = 0
        func f() -> Bool { 1️⃣count <= 1 && 2️⃣count != 2 && 3️⃣count === 3 }
      }
      """, "1️⃣ read", "2️⃣ read", "3️⃣ read"),
    Row(
      "the storage of wrapped variables",
      """
      class Store {
        @Published var count: Int
        init() { 1️⃣_count = Published(initialValue: 1) }
        func f() { print(_count) }
      }
      """, "1️⃣ initialization"),
  ]

  private static let names = [
    Row(
      "locals and other objects' members are no variables of the class",
      """
      class Store {
        var count = 0
        func f(_ other: Store) {
          other.count = 1
          let count = 1️⃣count
          print(count, self.2️⃣count)
        }
        func g(count: inout Int) { count += 1 }
        func h() { rows.map { count in count + 1 } }
      }
      """, "1️⃣ read", "2️⃣ read"),
    Row(
      "what is bound by its own name",
      """
      class Store {
        var row: Int?
        func f() {
          if let 1️⃣row { print(row) }
          run { [2️⃣row] in print(row) }
        }
      }
      """, "1️⃣ read, shorthand", "2️⃣ read, shorthand, later by run"),
    Row(
      "methods of the class",
      """
      class Store {
        func f() {
          1️⃣g()
          self.2️⃣g()
          run(action: 3️⃣g)
        }
        func g() {}
      }
      """, "1️⃣ read of ()", "2️⃣ read of ()", "3️⃣ read, later"),
    Row(
      "extensions tell changes and calls only, as they do not know the variables",
      """
      class Store { var count = 0 }
      extension Store {
        func f() {
          1️⃣count = 1
          2️⃣print(count)
          3️⃣save()
        }
      }
      """, "1️⃣ assignment", "2️⃣ read of ()", "3️⃣ read of ()"),
    Row(
      "what may be inherited",
      """
      class Store: Base {
        var own = 0
        func f() {
          1️⃣own = 2️⃣own + inherited
          3️⃣inherited = 1
        }
      }
      """, "1️⃣ assignment", "2️⃣ read", "3️⃣ assignment"),
    Row("structs have none", "struct Store { var count = 0; mutating func f() { count = 1 } }"),
  ]

  private static let closures = [
    Row(
      "closures that run where they stand",
      """
      class Store {
        var count = 0
        func f() {
          rows.forEach { 1️⃣count += $0 }
          lock.withLock { 2️⃣count = 1 }
          { 3️⃣count = 1 }()
          queue.sync { 4️⃣count = 1 }
        }
      }
      """,
      "1️⃣ mutation, inside", "2️⃣ assignment, inside", "3️⃣ assignment, inside",
      "4️⃣ assignment, inside"),
    Row(
      "closures that may run later",
      """
      class Store {
        var count = 0
        func f() {
          Task { self.1️⃣count = 1 }
          load { [weak self] in self?.2️⃣count = 1 }
          let g = { self.3️⃣count = 1 }
          load { rows.forEach { self.4️⃣count = $0 } }
          load { run { self.5️⃣count = 1 } }
        }
      }
      """,
      "1️⃣ assignment, later by Task", "2️⃣ assignment, later by load", "3️⃣ assignment, later",
      "4️⃣ assignment, later by load", "5️⃣ assignment, later"),
    Row(
      "what is deferred runs before the function returns",
      """
      class Store {
        var count = 0
        init() { defer { 1️⃣count = 1 }; 2️⃣count = 0 }
      }
      """, "1️⃣ assignment, calls observers", "2️⃣ assignment"),
    Row(
      "the getter of a binding runs while it is shown",
      """
      class Store {
        var count = 0
        func f() -> Binding<Int> { Binding(get: { self.1️⃣count }, set: { self.2️⃣count = $0 }) }
      }
      """, "1️⃣ read, inside", "2️⃣ assignment, later by Binding"),
  ]

  private static let nestedFunctions = [
    Row(
      "a nested function does what it does where it is called",
      """
      class Store {
        var count = 0
        func f() {
          func g() { 1️⃣count = 1 }
          func h() { 2️⃣count = 1 }
          g()
          Task { h() }
        }
      }
      """, "1️⃣ assignment, inside", "2️⃣ assignment, later"),
    Row(
      "a nested function that another one calls",
      """
      class Store {
        var count = 0
        func f() {
          func g() { 1️⃣count = 1 }
          func h() { g() }
          func i() { j() }
          func j() { 2️⃣count = 1 }
          h()
        }
      }
      """, "1️⃣ assignment, inside", "2️⃣ assignment, later"),
    Row(
      "a closure in a nested function",
      """
      class Store {
        var count = 0
        func f() {
          func g() { Task { self.1️⃣count = 1 } }
          g()
        }
      }
      """, "1️⃣ assignment, later by Task"),
  ]

  private func check(_ row: Row) {
    row.check { project in
      project.files.enumerated().flatMap { number, file in
        let facts = project.index.files[number]
        return (facts.types.flatMap(\.functions) + facts.globalFunctions).flatMap(\.accesses).map { access in
          let marker =
            file.marked.marker(at: access.nameOffset).map(String.init) ?? "unmarked, at \(access.nameOffset):"
          return "\(marker) \(words(for: access))"
        }
      }
    }
  }

  private func words(for access: AccessFact) -> String {
    let path = access.accessPath.isEmpty ? "" : " of " + words(for: access.accessPath)
    let place =
      if access.runsLater {
        "later" + (access.runner.map { " by \($0)" } ?? "")
      } else if access.isDeferred {
        "inside"
      } else {
        access.callsObservers ? "calls observers" : nil
      } as String?
    return ["\(access.kind)\(path)", access.isShorthand ? "shorthand" : nil, place].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// `.rows[].append()`
  private func words(for path: AccessPath) -> String {
    path.components.map { component in
      switch component {
      case .member(let name): "." + name
      case .element: "[]"
      case .call: "()"
      }
    }.joined()
  }
}

import Foundation
import SourceText
import SwiftModel
import TestSupport
import Testing

/// What is left out when a project is parsed: the code that no facts are made of, and no other.
struct UnneededBodiesTests {
  /// What stands between ‹ and › is left out. A line of `---` begins another file.
  @Test(arguments: [
    "func f() {‹ work() ›}",
    "struct A {\n  func f(_ g: () -> Void = {}) -> Int where T == U {‹ { 1 }() ›}\n}",
    "struct A {\n  init() {‹ x = 1 ›}\n  deinit {‹›}\n  subscript(i: Int) -> Int {‹ i ›}\n}",
    "struct A {\n  var x: Int {‹ if y { 1 } else { 2 } ›}\n  var y = { work() }()\n  let z: Int = { 1 }()\n}",
    "struct A {\n  var x: Int { get {‹ 1 ›} set {‹ work() ›} }\n  var y = 1 { didSet { work() } }\n}",
    "struct A {\n  var x: Int {\n    @inlinable get {‹ 1 ›}\n    nonmutating set(new) {‹ work() ›}\n  }\n}",
    "struct A {\n  var x: Int { willSet {‹ work() ›} }\n  var y: [Int] {‹ [1] ›}\n  var z: B {‹ .init() ›}\n}",
    "struct A {\n  var x: Int {‹ read { 1 } ›}\n}",
    "protocol P: class {\n  func f()\n  var x: Int { get set }\n}\nextension P {\n  func f() {‹ work() ›}\n}",
    // Types inside are declarations that count.
    "func f() {\n  struct A {}\n}\nfunc g() {‹ work() ›}",
    // Strings and comments hold no braces.
    "func f() {‹ print(\"}\\(a[\"{\"] ?? \"\")\") ›}\nfunc g() {‹ /* } /* } */ */ 1 // }\n›}",
    "func f() {‹ print(#\"\\(\"}\"#, \"\"\"\n  } \"\n  \"\"\") ›}",
    // A file that uses the old system somewhere is read whole, so that syntax errors in it are found.
    "class A {\n  func f() { $x.sink {} }\n  func g() { _x = 1 }\n  func h() { a.objectWillChange.send() }\n  func i() { $0 }\n}\n---\nfunc j() {‹ $0 ›}",
    "struct A: View {\n  @ObservedObject var x: B\n  func f() { work() }\n}\n---\nextension A {\n  func g() { work() }\n}",
    "struct A: View {\n  struct B {\n    @StateObject var x = C()\n  }\n  func f() { work() }\n}\n---\nextension A.B {\n  func g() { work() }\n}",
    // What is behind a projection may be an object only where a wrapper of objects stands before its name somewhere, or
    // where the file names an observable type.
    "struct A: View {\n  @State var x = 1\n  var body: B {‹ C($x); _y = $z ›}\n}",
    "struct A: View {\n  @Binding var x: B\n  var body: C { D($x) }\n}\n---\nfinal class E {\n  @Published private(set) var w = 1, x = 1\n  func f() { work() }\n}",
    "struct A: View {\n  @State var x: B\n  var body: C { D($x) }\n}\n---\nstruct E {\n  @Injected(\\.x) private var x\n  func f() {‹ work() ›}\n}",
    "struct A: View {\n  @State var x: B\n  var body: C { D(_x) }\n}\n---\nclass B: ObservableObject {}",
    "struct A: View {\n  @State var x: D\n  var body: C {‹ D($x) ›}\n}\n---\nclass B: ObservableObject {}",
    // Observable classes with what they inherit, from both sides.
    "class A: ObservableObject {\n  func f() { work() }\n}\n---\nclass B: A {\n  func g() { work() }\n}",
    "class A {\n  func f() { work() }\n}\n---\nclass B: A, ObservableObject {}\n---\nclass C: A {\n  func h() {‹ work() ›}\n}",
    "protocol P: ObservableObject {}\n---\nclass A: Q, P {}\n---\nextension Q {\n  func f() { work() }\n}",
    "typealias Model = AnyObject & ObservableObject\nclass A: Model {\n  func f() { work() }\n}",
    "extension A: ObservableObject {}\n---\nclass A {\n  func f() { work() }\n}",
    "@Observable final class A {\n  func f() { work() }\n}\n---\nextension A {\n  func g() { work() }\n}",
    // What a view calls of them while it is made.
    "class A: ObservableObject {\n  func f() -> Int { 1 }\n  func g() {}\n}\n---\n"
      + "struct B {\n  var x: Int { a.f() }\n  var y: Int {‹ a.x.h() ›}\n  func z() {‹ a.f() ›}\n  func w() -> Int { self.a.f() }\n  func v() async -> Int {‹ a.f() ›}\n}",
    "class A: ObservableObject {\n  func f(_ i: Int) -> Int { i }\n}\n---\nstruct B {\n  var x: [Int] { [1].map(a.f) }\n  var y: C { C(a.f, 1) }\n  var z: Int {‹ a.f ›}\n}",
    "class A: ObservableObject {\n  func f() -> Int { 1 }\n}\n---\n"
      + "struct B {\n  var x: [Int] { all.map { $0.f() } }\n  var y: Int? { a?.f() }\n  var z: Int { all[0].f() }\n  var v: Int? { (a as? A)?.f() }\n  var w: Int { (a ?? b).f() }\n  var u: Int {‹ g(a).f() ›}\n}",
    // Variables that share a declaration.
    "class A: ObservableObject {\n  var a = { 1 }(), b = 2\n}\n---\nstruct B {\n  var x: Int { m.b = 1; return 1 }\n  var y: Int {‹ m.c = 1; return 1 ›}\n}",
    "class A: ObservableObject {\n  func g() {}\n}\n---\nstruct B {\n  var x: Int { a.g(); return 1 }\n  func f() {‹ a.g() ›}\n  func updateUIView(_ v: V, context: Context) { a.g() }\n}",
    "class A: ObservableObject {\n  subscript(i: Int) -> Int { 1 }\n}\n---\nstruct B {\n  var x: Int { a[1] }\n  var y: Int {‹ A[1] + [1].g() ›}\n}",
    "class A: ObservableObject {\n  @Published private(set) var c = 1, d = 2\n  var a = 1, b = 2\n  @Published var e = 3\n}\n---\nstruct B {\n  var x: Int { let _ = (m.a += 1); return 1 }\n  var y: Int {\n    m.n[i.j].b?.c\n      .append(1)\n    return 1\n  }\n  var z: Int {‹ let q = m.a; return m.b == q ›}\n  var v: Int {‹ m.c = 1; m.d = 1; m.e = 1; return 1 ›}\n  func w() {‹ m.a = 1 ›}\n}",
    "class A: ObservableObject {\n  var a = 1\n}\n---\nstruct B: DynamicProperty {\n  func update() { m.a = 1 }\n}\n---\nextension B {\n  func f() { m.a = 1 }\n}",
    "struct A {\n  func update() { m.a = 1 }\n}\n---\nextension A: DynamicProperty {}",
    // Where something is unclear, nothing is left out.
    "func f() { let r = /}/ }", "func f() { work() \nfunc g() {}", "func f() { work() ) }",
    "func f() { \"a\n }",
    "func f() { <#code#> }", "func f() {\n<<<<<<< HEAD\n  work()\n}",
    "func f() {‹ a / b /= 2 ›}",
  ])
  func bodiesLeftOut(marked: String) {
    let files = marked.components(separatedBy: "\n---\n").map(Self.read)
    let found = UnneededBodies.all(in: files.map { DeclarationOutline(of: Array($0.text.utf8)) })
      .map(\.ranges)
    for (file, ranges) in zip(files, found) {
      let bodies = ranges.map { String(decoding: Array(file.text.utf8)[$0], as: UTF8.self) }
      #expect(ranges == file.expected, "\(bodies) in \(file.text)")
    }
  }

  private static func read(_ marked: String) -> (text: String, expected: [Range<Int>]) {
    var text = ""
    var expected: [Range<Int>] = []
    var start = 0
    for character in marked {
      switch character {
      case "‹": start = text.utf8.count
      case "›": expected.append(start..<text.utf8.count)
      default: text.append(character)
      }
    }
    return (text, expected)
  }
}

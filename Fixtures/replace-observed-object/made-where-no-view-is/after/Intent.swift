import SwiftUI

@Observable
final class Generator {
  var code = 0

  init() { start() }

  func start() { print("started") }
}

protocol Intent {
  func perform() -> Int
}

struct CopyCode: Intent {
  private let generator = Generator()
  @State private var other = Generator()

  func perform() -> Int { generator.code + other.code }
}

struct CodeView: View {
  private let generator = Generator()
  @State private var other = Generator()
  @State private static var shared = Generator()

  var body: some View {
    Text("\(Self.shared.code)")
    Text("\(generator.code) \(other.code)")
  }
}

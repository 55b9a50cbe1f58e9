import SwiftUI

final class Generator: ObservableObject {
  @Published var code = 0

  init() { start() }

  func start() { print("started") }
}

protocol Intent {
  func perform() -> Int
}

struct CopyCode: Intent {
  @ObservedObject private var generator = Generator()
  @StateObject private var other = Generator()

  func perform() -> Int { generator.code + other.code }
}

struct CodeView: View {
  @ObservedObject private var generator = Generator()
  @StateObject private var other = Generator()
  @StateObject private static var shared = Generator()

  var body: some View {
    Text("\(Self.shared.code)")
    Text("\(generator.code) \(other.code)")
  }
}

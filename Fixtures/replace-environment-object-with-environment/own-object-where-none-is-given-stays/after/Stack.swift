import SwiftUI

final class Path: ObservableObject {
  @Published var names: [String] = []
}

struct NestedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var isNested: Bool {
    get { self[NestedKey.self] }
    set { self[NestedKey.self] = newValue }
  }
}

// The outermost one has to do without.
public struct Stack<Root: View>: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var inherited: Path
  @StateObject private var own = Path()
  let root: Root

  public var body: some View {
    root.environmentObject(isNested ? inherited : own).environment(\.isNested, true)
  }
}

struct Leaf: View {
  @EnvironmentObject private var path: Path

  var body: some View { Text("\(path.names.count)") }
}

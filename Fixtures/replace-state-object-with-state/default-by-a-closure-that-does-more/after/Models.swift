import SwiftUI

final class Numbers {
  static let shared = Numbers()
  var count = 0

  func add() { count += 1 }
}

@Observable
final class Numbered: ObservableObject {
  var text = ""
  let kind: String = {
    Numbers.shared.add()
    return "numbered"
  }()
}

@Observable
final class Named {
  var text = ""
  let kind: String = {
    let name = "named"
    return name
  }()
}

struct ModelsView: View {
  @StateObject private var numbered = Numbered()
  @State private var named = Named()

  var body: some View {
    Text(numbered.text + named.text)
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    ModelsView()
    Button("\(count)") { count += 1 }
  }
}

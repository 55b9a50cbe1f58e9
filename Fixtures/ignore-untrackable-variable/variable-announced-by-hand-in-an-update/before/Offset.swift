import SwiftUI

final class OffsetStore {
  static let shared = OffsetStore()
  private var offsets: [String: Double] = [:]

  subscript(offset name: String) -> Double {
    get { offsets[name] ?? 0 }
    set { offsets[name] = newValue }
  }
}

// What the update changes, it tells the view of.
final class OffsetState: ObservableObject {
  private(set) var value = 0.0

  func update(_ name: String) {
    let newValue = OffsetStore.shared[offset: name]
    if value != newValue {
      objectWillChange.send()
      value = newValue
    }
  }
}

@propertyWrapper struct Offset: DynamicProperty {
  @StateObject private var state = OffsetState()
  let name: String

  var wrappedValue: Double { state.value }

  func update() { state.update(name) }
}

struct OffsetView: View {
  @Offset(name: "list") private var offset

  var body: some View { Text("\(offset)") }
}

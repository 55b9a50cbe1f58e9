import SwiftUI

@propertyWrapper
struct Injected<Value> {
  var wrappedValue: Value { fatalError() }
}

final class Injection: ObservableObject {
  @Published var count = 0
  @Injected var settings: Settings!
  @Injected var stored: StoredSettings
}

struct InjectionView: View {
  @ObservedObject var model: Injection

  var body: some View { Text("\(model.settings.limit) \(model.stored.limit) \(model.count)") }
}

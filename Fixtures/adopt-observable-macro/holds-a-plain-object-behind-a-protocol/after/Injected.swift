import SwiftUI

@propertyWrapper
struct Injected<Value> {
  var wrappedValue: Value { fatalError() }
}

@Observable
final class Injection {
  var count = 0
  @ObservationIgnored @Injected var settings: Settings!
  @ObservationIgnored @Injected var stored: StoredSettings
}

struct InjectionView: View {
  var model: Injection

  var body: some View { Text("\(model.settings.limit) \(model.stored.limit) \(model.count)") }
}

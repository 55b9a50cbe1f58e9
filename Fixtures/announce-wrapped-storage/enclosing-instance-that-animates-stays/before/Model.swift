import SwiftUI

@propertyWrapper
struct Animated<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Holder: ObservableObject>(
    _enclosingInstance holder: Holder, wrapped wrapped: ReferenceWritableKeyPath<Holder, Value>,
    storage storage: ReferenceWritableKeyPath<Holder, Animated<Value>>
  ) -> Value where Holder.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { holder[keyPath: storage].value }
    set {
      withAnimation {
        holder.objectWillChange.send()
        holder[keyPath: storage].value = newValue
      }
    }
  }
}

final class Panel: ObservableObject {
  @Animated var isOpen = false
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View {
    Button("toggle") { panel.isOpen.toggle() }
    if panel.isOpen { Text("open") }
  }
}

import SwiftUI

enum FocusedValue { case none }
enum Bindable { case none }

enum Desk {
    final class Draft: ObservableObject {
        @Published var text = ""
    }
}

struct DraftEditor: View {
    @SwiftUI.FocusedObject private var first: Desk.Draft?
    @FocusedObject private var second: Desk.Draft?

    var body: some View {
        Text(first?.text ?? "")
        TextField("", text: $second?.text ?? .constant(""))
        ForEach(0..<2) { second in
            TextField("\(second)", text: self.$second?.text ?? .constant(""))
        }
        .focusedObject(first ?? second)
    }
}

import SwiftUI

enum FocusedValue { case none }
enum Bindable { case none }

enum Desk {
    @Observable
    final class Draft {
        var text = ""
    }
}

struct DraftEditor: View {
    @SwiftUI.FocusedValue(Desk.Draft.self) private var first: Desk.Draft?
    @SwiftUI.FocusedValue(Desk.Draft.self) private var second: Desk.Draft?

    var body: some View {
        Text(first?.text ?? "")
        TextField("", text: second.map { SwiftUI.Bindable($0) }?.text ?? .constant(""))
        ForEach(0..<2) { second in
            TextField("\(second)", text: self.second.map { SwiftUI.Bindable($0) }?.text ?? .constant(""))
        }
        .focusedValue(first ?? second)
    }
}

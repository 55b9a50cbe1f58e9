import SwiftUI

struct PromptView: View {
    @State private var model = BlinkModel()

    var body: some View {
        HStack {
            Text(">")
            CursorView(model: model)
        }
    }
}

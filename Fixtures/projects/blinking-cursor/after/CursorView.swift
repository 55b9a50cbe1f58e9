import SwiftUI

struct CursorView: View {
    var model: BlinkModel

    var body: some View {
        Text(model.isVisible ? "|" : " ")
            .onAppear { model.start() }
            .onDisappear { model.stop() }
    }
}

import SwiftUI

struct DockView: View {
    var dock: Dock

    var body: some View {
        Text("Dock").environment(self.dock)
    }
}

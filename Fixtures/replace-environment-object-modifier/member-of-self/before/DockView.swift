import SwiftUI

struct DockView: View {
    @ObservedObject var dock: Dock

    var body: some View {
        Text("Dock").environmentObject(self.dock)
    }
}

import SwiftUI

struct ShowerView: View {
    @Environment(Shower.self) private var shower

    var body: some View {
        @Bindable var shower = shower
        let title = "Hot"
        return Toggle(title, isOn: $shower.isHot)
    }
}

import SwiftUI

struct ShowerView: View {
    @EnvironmentObject private var shower: Shower

    var body: some View {
        let title = "Hot"
        return Toggle(title, isOn: $shower.isHot)
    }
}

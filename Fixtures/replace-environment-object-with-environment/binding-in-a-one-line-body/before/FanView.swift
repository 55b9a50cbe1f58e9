import SwiftUI

struct FanView: View {
    @EnvironmentObject var fan: Fan
    var body: some View { Toggle("Fan", isOn: $fan.isOn) }
}

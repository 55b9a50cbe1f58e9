import SwiftUI

struct FanView: View {
    @Environment(Fan.self) var fan
    var body: some View { Toggle("Fan", isOn: Bindable(fan).isOn) }
}

import SwiftUI

struct SwitchView: View {
    @ObservedObject var board: Switchboard

    var body: some View {
        Button("On") { [$board] in
            $board.isOn.wrappedValue = true
        }
    }
}

import SwiftUI

struct EggTimerView: View {
    @Environment(EggTimer.self) private var timer

    var body: some View {
        @Bindable var timer = timer
        Button("reset") {
            let minutes = $timer.minutes
            minutes.wrappedValue = 5
        }
    }
}

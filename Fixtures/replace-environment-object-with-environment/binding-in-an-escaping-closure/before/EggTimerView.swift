import SwiftUI

struct EggTimerView: View {
    @EnvironmentObject private var timer: EggTimer

    var body: some View {
        Button("reset") {
            let minutes = $timer.minutes
            minutes.wrappedValue = 5
        }
    }
}

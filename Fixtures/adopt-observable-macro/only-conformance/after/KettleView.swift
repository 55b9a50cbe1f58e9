import SwiftUI

struct KettleView: View {
    var kettle: Kettle

    var body: some View {
        Text("\(kettle.temperature)")
    }
}

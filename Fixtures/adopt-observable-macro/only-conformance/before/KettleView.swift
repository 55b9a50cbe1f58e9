import SwiftUI

struct KettleView: View {
    @ObservedObject var kettle: Kettle

    var body: some View {
        Text("\(kettle.temperature)")
    }
}

import SwiftUI

struct SurveyView: View {
    @EnvironmentObject private var survey: Survey

    var body: some View {
        VStack {
            if survey.isOpen {
                HStack {
                    TextField("Answer", text: $survey.answer)
                }
            }
        }
    }
}
